import {spawn} from 'node:child_process';

import {projectRoot} from '../project';

/** How a command ended. */
export interface Outcome {
  ok: boolean;
  /** All it printed; empty if it was streamed. */
  output: string;
}

/**
 * Runs a command in the project's folder and waits for its end.
 * With `stream` its output goes straight to the terminal, otherwise it is collected.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  {stream = false} = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: {...process.env, SHOPIFY_CLI_NO_ANALYTICS: '1'},
      stdio: stream ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => resolve({ok: false, output: error.message}));
    child.once('close', (code) => resolve({ok: code === 0, output}));
  });
}
