import {spawn, type ChildProcess} from 'node:child_process';

import {projectRoot} from '../../tools/project';

/** `npm run dev`, without npm in between. */
export interface DevServer {
  readonly child: ChildProcess;
  /** The terminal's output. */
  output(): string;
}

export function startDevServer(env: Record<string, string>): DevServer {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts'], {
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
