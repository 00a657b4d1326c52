/** Where a run keeps what people get: record, patch, context, reports. Writes are atomic: whole file or none. */
export interface Store {
  /** Absolute directory the files of this run are in. */
  readonly directory: string;
  /** Writes a file of the run and returns its absolute path. Throws `no-space` naming the file. */
  write(name: string, content: string): Promise<string>;
}
