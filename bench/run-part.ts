import {fork} from 'node:child_process';

import {projectPath, projectRoot} from '../tools/project';

import type {Findings, Setup} from './part';
import {parts, type PartName} from './parts';

/** The order to the process of a part, and its answer. */
export interface Order {
  readonly name: PartName;
  readonly setup: Setup;
}
export type Answer = {readonly findings: Findings} | {readonly failure: string};

/**
 * Measures one part in a process group of its own, so that whatever it started (browsers, workers, a store) ends with it,
 * also when its time is up. It never throws: a part that fails leaves the others to go on.
 */
export function runPart(order: Order): Promise<Answer> {
  const {bound} = parts[order.name];
  const child = fork(projectPath('bench/child.ts'), {
    cwd: projectRoot,
    execArgv: ['--import', 'tsx'],
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const end = () => killProcessGroup(child.pid);
  process.once('exit', end);
  return new Promise<Answer>((resolve) => {
    const timer = setTimeout(
      () => resolve({failure: `not finished within ${bound} seconds`}),
      bound * 1000,
    );
    child.once('message', (answer: Answer) => resolve(answer));
    child.once('exit', () => {
      clearTimeout(timer);
      resolve({failure: 'its process ended without an answer'});
    });
    child.send(order);
  }).finally(() => {
    end();
    process.off('exit', end);
  });
}

function killProcessGroup(leader: number | undefined) {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
