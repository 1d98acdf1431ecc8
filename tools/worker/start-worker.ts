import {fork} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';

import {projectPath, projectRoot} from '../project';
import type {ClockMessage, WorkerOptions, WorkerReport} from './worker-process';

/** The built worker, running in workerd in a process of its own. */
export interface RunningWorker {
  /** Where it answers, without a trailing slash. */
  readonly origin: string;
  /** The process that holds it, for measurements of time and memory. */
  readonly pid: number;
  /** Everything it has logged so far, line by line. */
  readonly logs: readonly string[];
  /**
   * Moves the clock of the worker, and of the edge in front of it, to so many milliseconds ahead of the machine's; 0 puts it back.
   * Only with `movableClock` and `edge`. Shopify's caches within the worker keep the machine's time.
   */
  setClock(ahead: number): Promise<void>;
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>;
}

interface StartOptions extends Partial<WorkerOptions> {
  env: WorkerOptions['env'];
  /** Called with each line the worker logs. */
  onLog?: (line: string) => void;
}

/**
 * Starts the built worker (`npm run build` first) and waits until it answers. Several may run at once.
 * By default it takes a free port, without the edge in front, and logs no requests.
 *
 * @throws with the reason if it cannot start.
 */
export async function startWorker({
  onLog,
  ...options
}: StartOptions): Promise<RunningWorker> {
  const child = fork(projectPath('tools/worker/worker-process.ts'), {
    cwd: projectRoot,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const logs: string[] = [];
  const keep = (line: string) => {
    logs.push(line);
    onLog?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) if (stream) eachLine(stream, keep);

  const exited = once(child, 'exit');
  child.send({port: 0, edge: false, movableClock: false, logRequests: false, ...options});
  const report: WorkerReport = await Promise.race([
    once(child, 'message').then(([message]) => message as WorkerReport),
    exited.then(() => ({failure: logs.join('\n') || 'the worker process ended'})),
  ]);
  if ('failure' in report) throw new Error(report.failure);
  if (!('origin' in report)) throw new Error('The worker reports no origin.');
  return {
    origin: report.origin,
    pid: child.pid ?? 0,
    logs,
    async setClock(clock) {
      child.send({clock} satisfies ClockMessage);
      await once(child, 'message');
    },
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

/** Calls `take` with each complete line of a text stream, and with the rest at its end. */
function eachLine(stream: Readable, take: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(take);
  });
  stream.on('end', () => rest && take(rest));
}
