import { SETTINGS } from './settings-schema.ts';

/** The settings table of the README, made from the schema so that the two cannot disagree. */
export function settingsTable(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, { about, fallback }]) => `| \`${name}\` | ${about} | ${fallback} |`,
  );
  return ['| setting | what it is | default |', '| --- | --- | --- |', ...rows].join('\n');
}
