/**
 * Runs work with a signal that Ctrl-C or a termination request aborts: the work then ends early and reports. A second
 * Ctrl-C ends the process at once.
 */
export async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(130);
    process.stderr.write(
      '\nStopping; the report of what is done so far follows. Press Ctrl-C again to leave at once.\n',
    );
    controller.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}
