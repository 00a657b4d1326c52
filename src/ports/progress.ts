export interface ProgressEvent {
  /** Stage or step: `index`, `baseline`, `download`, `prompt`. */
  readonly stage: string;
  readonly detail: string;
  readonly done?: number;
  readonly total?: number;
  /** Unit of `done` and `total`: `files`, `bytes`, `tokens`. */
  readonly unit?: string;
}

/** Tells whoever waits what is going on. Never fails, never blocks the work. */
export interface Progress {
  stage(stage: string, detail: string): void;
  update(event: ProgressEvent): void;
  /** A fact worth keeping on screen: model, isolation, worst-case cost. */
  note(text: string): void;
}
