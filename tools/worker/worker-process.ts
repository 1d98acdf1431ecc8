/** The child process of `startWorker`: it runs the built worker in workerd. */
import {createMiniOxygen, defaultLogRequestLine} from '@shopify/mini-oxygen';
import {readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

import {projectPath} from '../project';
import {startAssetServer} from './asset-server';
import {startEdge} from './edge-server';
import {withMovableClock} from './movable-clock';

/** How to run the built worker. */
export interface WorkerOptions {
  /** The worker's bindings, as Oxygen passes environment variables. */
  env: Record<string, string>;
  /** The port to listen on; 0 takes a free one. */
  port: number;
  /** Whether Oxygen's edge stands in front: full-page cache and compression. */
  edge: boolean;
  /** Whether the clock of the edge and of the worker behind it can be moved. */
  movableClock: boolean;
  /** Whether each request is logged. */
  logRequests: boolean;
  /** Where the worker's calls of a service go instead, by its origin: stand-ins on this machine. */
  standIns?: Readonly<Record<string, string>>;
  /** The folder of another build to run; this project's `dist` by default. */
  build?: string;
}

/**
 * Answers with a file of the client build where there is one. MiniOxygen's own way to the files
 * loses requests: its connections end after five seconds, also those just taken for a request.
 */
const FILES_FIRST = `export default {
  async fetch(request, {files, storefront}) {
    const {pathname} = new URL(request.url);
    if (request.method === 'GET' && /\\.\\w+$/.test(pathname)) {
      const file = await files.fetch(request);
      if (file.status !== 404) return file;
    }
    return storefront.fetch(request);
  },
}`;

/** Leads the worker's calls of a service to its stand-in. */
const STAND_INS_FIRST = `export default {
  fetch(request, {standIns}) {
    const {origin, pathname, search} = new URL(request.url);
    const standIn = standIns[origin];
    return fetch(standIn ? new Request(standIn + pathname + search, request) : request);
  },
}`;

/**
 * Runs `dist/` in workerd, in this process, with the compatibility settings of Oxygen.
 *
 * @returns its origin without a trailing slash, and how to end it.
 * @throws if there is no build, or the port is taken.
 */
async function runWorker(options: WorkerOptions) {
  const build = options.build ?? projectPath('dist');
  const script = join(build, 'server/index.js');
  const client = join(build, 'client');
  const contents = await readFile(script, 'utf8');
  const assets = await startAssetServer(client);
  const worker = createMiniOxygen({
    port: options.edge ? 0 : options.port,
    requestHook: options.logRequests ? defaultLogRequestLine : null,
    inspectWorkerName: 'storefront',
    workers: [
      {
        name: 'files',
        modules: true,
        script: FILES_FIRST,
        serviceBindings: {
          files: {external: {address: assets.address, http: {}}},
          storefront: 'storefront',
        },
        stripCfConnectingIp: true,
      },
      {
        name: 'storefront',
        modulesRoot: dirname(script),
        modules: [
          ...(options.movableClock ? withMovableClock(dirname(script)) : []),
          {type: 'ESModule', path: script, contents},
        ],
        bindings: options.env,
        stripCfConnectingIp: true,
        outboundService: options.standIns && 'stand-ins',
      },
      ...(options.standIns
        ? [
            {
              name: 'stand-ins',
              modules: true,
              script: STAND_INS_FIRST,
              bindings: {standIns: options.standIns},
              stripCfConnectingIp: true,
            },
          ]
        : []),
    ],
  });
  const {workerUrl} = await worker.ready;
  const edge = options.edge
    ? await startEdge({
        upstream: workerUrl.origin,
        client,
        port: options.port,
        movableClock: options.movableClock,
      })
    : undefined;
  return {
    origin: `http://localhost:${edge?.port ?? workerUrl.port}`,
    setClock: (ahead: number) => edge?.setClock(ahead),
    async stop() {
      edge?.stop();
      assets.server.closeAllConnections();
      assets.server.close();
      await worker.dispose();
    },
  };
}

/** The child process's reports to `startWorker`. */
export type WorkerReport = {origin: string} | {failure: string} | {clock: number};

/** Sets the clock to so many milliseconds ahead of the machine's; the child reports it back when it holds. */
export interface ClockMessage {
  clock: number;
}

/**
 * The parent sends the options and gets the origin. The child ends with its parent, however that ends, so that no
 * workerd is left behind.
 */
process.once('message', (options: WorkerOptions) => {
  void runWorker(options).then(
    (worker) => {
      const end = () => void worker.stop().finally(() => process.exit(0));
      process.once('disconnect', end);
      process.on('message', ({clock}: ClockMessage) => {
        worker.setClock(clock);
        report({clock});
      });
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
