import {runWorker, type WorkerOptions} from './runtime';

/** What the child process reports to `startWorker`. */
export type WorkerReport = {origin: string} | {failure: string};

/**
 * The child process of `startWorker`: its parent sends the options, then hears the address. It ends with
 * its parent, however that ends, so that no workerd is ever left behind.
 */
process.once('message', (options: WorkerOptions) => {
  void runWorker(options).then(
    (worker) => {
      const end = () => void worker.stop().finally(() => process.exit(0));
      process.once('disconnect', end);
      report({origin: worker.origin});
    },
    (error: unknown) => {
      report({failure: error instanceof Error ? error.message : String(error)});
      process.exit(1);
    },
  );
});
// The parent decides when to end: Ctrl-C reaches the whole group, and the parent first.
process.on('SIGINT', () => undefined);

function report(message: WorkerReport): void {
  process.send?.(message);
}
