import type { Progress, ProgressEvent } from '../../src/ports/progress.ts';

/** Shows nothing and keeps what it was told. */
export class SilentProgress implements Progress {
  readonly events: ProgressEvent[] = [];
  readonly notes: string[] = [];

  stage(stage: string, detail: string): void {
    this.events.push({ stage, detail });
  }

  update(event: ProgressEvent): void {
    this.events.push(event);
  }

  note(text: string): void {
    this.notes.push(text);
  }
}
