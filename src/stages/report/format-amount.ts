/** `12345` as `12,345`, the same on every machine and locale. */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 test`, `2 tests`. */
export function formatMany(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Seconds as a person would say them: `0.4 s`, `12 s`, `3 min 05 s`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return `${minutes} min ${String(whole % 60).padStart(2, '0')} s`;
}

export function formatDollars(cost: number): string {
  return cost > 0 && cost < 0.01 ? `USD ${cost.toFixed(4)}` : `USD ${cost.toFixed(2)}`;
}

/** Scores differ in scale from retriever to retriever; three significant digits tell them apart. */
export function formatScore(score: number): string {
  return Number.isFinite(score) ? String(Number(score.toPrecision(3))) : '–';
}

/** Ends with a stop, so that it can stand beside other sentences. */
export function asSentence(text: string): string {
  const line = text.trim();
  return line === '' || /[.!?…]$/.test(line) ? line : `${line}.`;
}
