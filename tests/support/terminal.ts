/** A command in a pseudo-terminal, driven as a person would: wait for a question, type an answer. */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {stripVTControlCharacters} from 'node:util';

import {hasEnded} from '../../tools/command';
import {projectRoot} from '../../tools/project';

/** Whether this machine has util-linux's `script`, which makes pseudo-terminals. Linux has; macOS's is another program. */
export const hasTerminals = spawnSync('script', ['--version'])
  .stdout?.toString()
  .includes('util-linux');

export const keys = {
  enter: '\r',
  ctrlC: '\u0003',
  down: '\u001b[B',
  /** Takes back the whole line. */
  clear: '\u0015',
} as const;

/** Starts a project's command, given as its words, in a pseudo-terminal of 100 columns. */
export function openTerminal(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const command = words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  const child = spawn(
    'script',
    ['-qefc', `stty rows 50 cols 100; exec ${command}`, '/dev/null'],
    {cwd: projectRoot, env: {...process.env, TERM: 'xterm', ...env}},
  );
  let raw = '';
  let seenUpTo = 0;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  child.stdout.on('data', (chunk: Buffer) => {
    raw += chunk.toString();
    notify();
  });
  const closed = once(child, 'close').then(notify);

  /** Everything that was shown, without colors and movements of the cursor. */
  const screen = () => stripVTControlCharacters(raw);
  return {
    screen,
    /** Waits until `text` is shown, after what was waited for before. */
    async see(text: string): Promise<void> {
      for (;;) {
        const found = screen().indexOf(text, seenUpTo);
        if (found >= 0) {
          seenUpTo = found + text.length;
          return;
        }
        if (hasEnded(child)) throw new Error(`Ended without “${text}”:\n${screen()}`);
        await new Promise<void>((resolve) => {
          const listener = () => {
            listeners.delete(listener);
            resolve();
          };
          listeners.add(listener);
        });
      }
    },
    type: (text: string) => void child.stdin.write(text),
    /** Waits for the end, and resolves with the exit status. */
    async end(): Promise<number | null> {
      await closed;
      return child.exitCode;
    },
    kill: () => child.kill(),
  };
}
