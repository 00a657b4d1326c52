/** Where an answer is shown, and what its reader can get at from there. */
export interface AnswerOptions {
  /** Upper bound in UTF-16 units; a comment takes 65,536 characters. */
  readonly limit?: number;
  readonly links?: AnswerLinks;
  /** The patch as the reader finds it: a path on this machine, or a file name in the run's artifact. */
  readonly patchFile?: string;
  /** How the asker asked, so that asking again can be pasted: `/generate fix it`, `vital run --task …`. */
  readonly retry?: string;
  /** Facts found after the run, each one sentence of ours: the head has moved, the pull request was closed. */
  readonly notes?: readonly string[];
}

/** All three come from the runner's own environment, never from the repository or the model. */
export interface AnswerLinks {
  /** `https://host`, without a slash at the end. */
  readonly server: string;
  readonly repository: string;
  readonly runId?: string;
}

export function linkToLines(
  links: AnswerLinks,
  place: { commit: string; path: string; start: number; end: number },
): string {
  const path = place.path.split('/').map(encodeSegment).join('/');
  return `${links.server}/${links.repository}/blob/${place.commit}/${path}#L${place.start}-L${place.end}`;
}

export function linkToRun(links: AnswerLinks): string | undefined {
  return links.runId === undefined ? undefined : `${links.server}/${links.repository}/actions/runs/${links.runId}`;
}

/** Parentheses and quotes too: they would end a Markdown link. Lone surrogates cannot be encoded at all. */
function encodeSegment(segment: string): string {
  const encodable = segment.replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(encodable).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
