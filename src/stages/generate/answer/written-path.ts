/** A path named by a fence's info string: `python:src/a.py`, `js title="a.js"`, `src/a.py`; undefined if it is a label. */
export function pathInInfo(info: string): string | undefined {
  const titled = /\b(?:title|file|filename|path)\s*[=:]\s*["']?([^"'\s}]+)/.exec(info)?.[1];
  if (titled !== undefined) return titled;
  for (const word of info.split(/\s+/)) {
    const afterColon = /^[A-Za-z+#]+:(?!\/\/)(.+)$/.exec(word)?.[1];
    const candidate = afterColon ?? word;
    if (looksLikePath(candidate)) return candidate;
  }
  return undefined;
}

/** A line that is nothing but a path, whatever it is dressed in: `**src/a.py**`, `### File: src/a.py`, `# src/a.py`. */
export function pathInLine(line: string): string | undefined {
  const bare = line
    .trim()
    .replace(/^(?:[#>*-]+|\/{2,}|\d+[.)])\s*/, '')
    .replace(/^\**(?:file|path|filename|in)\**\s*:?\**\s+/i, '')
    .replace(/^[`*"'([]+|[`*"')\]:,]+$/g, '');
  return looksLikePath(bare) ? bare : undefined;
}

/** One word with a file extension or a folder in it; a version number or a sentence's end is not one. */
function looksLikePath(word: string): boolean {
  if (word.length > 300 || /[\s`<>|"*?]/.test(word) || /^[a-z]+:\/\//i.test(word)) return false;
  return /[^/]\/[^/]+$/.test(word) || /^[\w.-]+\.[A-Za-z]\w{0,9}$/.test(word);
}
