import {once} from 'node:events';
import {WebSocket} from 'ws';

import type {RunningWorker} from '../tools/worker/start-worker';
import {listeningPorts} from './listening-ports';
import {familyOf} from './process-use';

/** Miniflare's name for the isolate of the worker “storefront” (`tools/worker/worker-process.ts`). */
const ISOLATE = 'core:user:storefront';
/** MiniOxygen's own debugger is attached already: the first newcomer is sent away together with it. */
const ATTEMPTS = 3;
const ATTACHED_AFTER_MS = 500;

interface HeapUsage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize: number;
  readonly backingStorageSize: number;
}

/**
 * The memory that a worker's script holds after garbage collection, in MiB: objects, and buffers beside them (Chrome DevTools
 * Protocol, `HeapProfiler.collectGarbage` and `Runtime.getHeapUsage`). Ask while no request is being answered. Memory of
 * the process says less: it counts garbage that nobody has needed to collect, and the emulated cache of the runtime.
 *
 * @throws Error when the process has no such inspector
 */
export async function heldMiB(worker: RunningWorker): Promise<number> {
  const session = await attach(worker);
  try {
    await session.send('HeapProfiler.collectGarbage');
    const usage = (await session.send('Runtime.getHeapUsage')) as HeapUsage;
    const bytes = usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
    return bytes / 1024 ** 2;
  } finally {
    session.close();
  }
}

interface Session {
  send(method: string): Promise<unknown>;
  close(): void;
}

async function attach(worker: RunningWorker): Promise<Session> {
  const url = await inspectorOf(worker.pid);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const socket = new WebSocket(url, {perMessageDeflate: false});
    await once(socket, 'open');
    await flushInspector(worker);
    await new Promise((resolve) => setTimeout(resolve, ATTACHED_AFTER_MS));
    if (socket.readyState === WebSocket.OPEN) return sessionOn(socket, worker);
  }
  throw new Error(`The inspector at ${url} keeps nobody attached.`);
}

/** An isolate reads what its inspector gets only when a request is answered. */
const flushInspector = (worker: RunningWorker) =>
  fetch(`${worker.origin}/robots.txt`).then((answer) => answer.text());

function sessionOn(socket: WebSocket, worker: RunningWorker): Session {
  let last = 0;
  return {
    async send(method) {
      const id = (last += 1);
      const answered = new Promise((resolve) => {
        socket.on('message', (data: Buffer) => {
          const message = JSON.parse(data.toString()) as {id?: number; result?: unknown};
          if (message.id === id) resolve(message.result);
        });
      });
      socket.send(JSON.stringify({id, method}));
      await flushInspector(worker);
      return answered;
    },
    close: () => socket.close(),
  };
}

async function inspectorOf(pid: number): Promise<string> {
  const ports = await Promise.all([...(await familyOf(pid)).keys()].map(listeningPorts));
  for (const port of ports.flat()) {
    const targets = await fetch(`http://127.0.0.1:${port}/json`)
      .then((answer) => answer.json() as Promise<{id: string}[]>)
      .catch(() => []);
    if (targets.some(({id}) => id === ISOLATE))
      return `ws://127.0.0.1:${port}/${ISOLATE}`;
  }
  throw new Error(`Process ${pid} has no inspector of ${ISOLATE}.`);
}
