import {randomUUID} from 'node:crypto';
import {pathToFileURL} from 'node:url';

import {InMemoryCache} from '@shopify/hydrogen';
import {vi} from 'vitest';

import {projectPath} from '../../tools/project';
import {PATIENT} from './built-shop';

interface BuiltWorker {
  fetch(
    request: Request,
    env: Record<string, string>,
    execution: {waitUntil(promise: Promise<unknown>): void},
  ): Promise<Response>;
}

/** The built worker in the test's own process, so that the test can move its time. */
export interface WorkerHere {
  /** Asks for a page of the shop, with other variables if need be, and waits for what the worker has put off. */
  ask(
    path: string,
    init?: RequestInit,
    env?: Record<string, string>,
  ): Promise<{response: Response; body: string}>;
  /** Lets time pass for the worker and its caches, at once. */
  pass(seconds: number): void;
}

const ORIGIN = 'http://localhost:3000';
const ENTRY = pathToFileURL(projectPath('dist/server/index.js')).href;

/**
 * Loads the built worker (`npm run build` first) into this process, with nothing kept from another one, and with caches in memory.
 * Only `Date` and `caches` are the test's own, until the file's end (restore-globals.ts): timers and the network are real.
 * @throws when there is no build
 */
export async function openWorkerHere(env: Record<string, string>): Promise<WorkerHere> {
  vi.useFakeTimers({toFake: ['Date'], now: Date.now()});
  const opened = new Map<string, InMemoryCache>();
  const caches = {
    open: async (name: string) => {
      const cache = opened.get(name) ?? new InMemoryCache();
      opened.set(name, cache);
      return cache;
    },
  };
  // The build's entry: its default export is the worker. Node loads a URL once in each thread, so another URL is another worker.
  const built = (await import(`${ENTRY}?worker=${randomUUID()}`)) as {
    default: BuiltWorker;
  };
  return {
    pass: (seconds) => void vi.setSystemTime(Date.now() + seconds * 1000),
    async ask(path, init, others) {
      // Another worker of the test may have been asked since.
      vi.stubGlobal('caches', caches);
      const later: Promise<unknown>[] = [];
      const execution = {
        waitUntil: (promise: Promise<unknown>) => void later.push(promise),
      };
      const response = await built.default.fetch(
        new Request(ORIGIN + path, init),
        {...PATIENT, ...env, ...others},
        execution,
      );
      const body = await response.text();
      // What is put off may put off more.
      for (let settled = 0; settled < later.length; settled += 1)
        await Promise.allSettled(later.slice(settled, settled + 1));
      return {response, body};
    },
  };
}
