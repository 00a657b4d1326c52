/**
 * Fills `{{name}}` places of a prompt template in one pass, so that a value holding `{{…}}` stays data. A place without
 * a value, or a value without a place, is a fault of ours and throws: a prompt must never go out half filled.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const used = new Set<string>();
  const filled = template.trim().replace(/\{\{([a-z][A-Za-z]*)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`The prompt template has a place for ${name}, but no value was given.`);
    used.add(name);
    return value;
  });
  const surplus = Object.keys(values).filter((name) => !used.has(name));
  if (surplus.length > 0) throw new Error(`The prompt template has no place for ${surplus.join(', ')}.`);
  return filled;
}
