import {spawn, type ChildProcess} from 'node:child_process';

import {projectRoot} from '../../tools/project';

/** What `npm run dev` runs, without npm in between: signals reach it. */
const WITHOUT_NPM = [process.execPath, '--import', 'tsx', 'tools/dev.ts'] as const;

export interface DevServer {
  readonly child: ChildProcess;
  /** The terminal's output. */
  output(): string;
}

/** `npm run dev` as it is. */
export const BY_NPM = ['npm', 'run', 'dev'] as const;

export function startDevServer(
  env: Record<string, string>,
  [command, ...args]: readonly [string, ...string[]] = WITHOUT_NPM,
): DevServer {
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const keep = (chunk: Buffer) => (text += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return {child, output: () => text};
}
