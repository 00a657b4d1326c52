const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work with a signal that Ctrl-C, a termination request or a closed terminal aborts: the work then ends early and
 * reports. A second Ctrl-C ends the process at once.
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
  for (const name of STOPPING) process.on(name, stop);
  // A terminal that is gone takes no more words; that must not end the report.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosed);
  try {
    return await work(controller.signal);
  } finally {
    for (const name of STOPPING) process.off(name, stop);
  }
}

function ignoreClosed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EIO' && error.code !== 'EPIPE') throw error;
}
