/** How the command asks: in a terminal, or not at all, when options and defaults must answer. */
import {confirm, intro, isCancel, log, multiselect, select, text} from '@clack/prompts';

import {UsageError} from '../command';
import type {Given, OptionName} from './answers';
import type {Edited} from './repository';

/** The developer pressed Ctrl-C or Escape, or said no. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

interface Question {
  message: string;
  /** What is answered where nobody answers; without one the question has to be answered. */
  initial?: string;
  /** The answers that there are: one of them is chosen, or with `several` any number. */
  choices?: readonly {value: string; label: string; hint?: string}[];
  several?: true;
}

export interface Prompts {
  /** The answer as `read` takes it. In a terminal it asks again where `read` throws a UsageError. */
  ask<Answer>(
    name: OptionName,
    question: Question,
    read: (text: string) => Answer | Promise<Answer>,
  ): Promise<Answer>;
  confirm(message: string): Promise<boolean>;
  /** What happens to files that somebody has edited. */
  decide(files: readonly string[]): Promise<Edited>;
  note(message: string): void;
}

export function terminalPrompts(given: Given): Prompts {
  const open: {[Name in OptionName]?: string | undefined} = {...given};
  intro('A shop of your own');
  return {
    async ask(name, question, read) {
      for (;;) {
        const answer = open[name] ?? (await put(question));
        delete open[name];
        try {
          return await read(answer);
        } catch (error) {
          if (!(error instanceof UsageError)) throw error;
          log.error(wrapped(error.message));
        }
      }
    },
    confirm: async (message) => answered(await confirm({message})),
    decide: async (files) =>
      answered(
        await select<Edited>({
          message: `You have edited what the new answers change: ${files.join(', ')}`,
          options: [
            {value: 'keep', label: 'Keep mine', hint: 'of these files alone'},
            {value: 'replace', label: 'Take the new ones', hint: 'git keeps yours'},
            {value: 'stop', label: 'Change nothing'},
          ],
        }),
      ),
    note: (message) => log.info(wrapped(message)),
  };
}

/** The frame's line, and the space after it. */
const FRAME = 3;

/** A text in lines that the terminal has room for, broken between words. */
function wrapped(text: string): string {
  const room = (process.stdout.columns || 80) - FRAME;
  const lines = text.split('\n').flatMap((line) =>
    line.split(' ').reduce<string[]>((done, word) => {
      const last = done.at(-1);
      if (last === undefined || last.length + 1 + word.length > room)
        return [...done, word];
      return [...done.slice(0, -1), `${last} ${word}`];
    }, []),
  );
  return lines.join('\n');
}

async function put({message, initial = '', choices, several}: Question): Promise<string> {
  if (!choices)
    return answered(
      await text({
        message,
        ...(initial && {defaultValue: initial, placeholder: initial}),
      }),
    );
  const options = [...choices];
  if (!several) return answered(await select({message, options, initialValue: initial}));
  const chosen = await multiselect({
    message,
    options,
    initialValues: initial.split(','),
    required: false,
  });
  return answered(chosen).join(',') || 'none';
}

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) throw new Cancelled();
  return answer as Exclude<Answer, symbol>;
}

/** For scripts: asks nothing. @throws UsageError naming the option that is missing */
export function scriptPrompts(given: Given): Prompts {
  return {
    async ask(name, {initial}, read) {
      const answer = given[name] ?? initial;
      if (answer === undefined) throw new UsageError(`Set --${name}.`);
      return read(answer);
    },
    confirm: async () => true,
    async decide(files) {
      console.info(
        `You have edited what the new answers change: ${files.join(', ')}. Say --edited keep, or --edited replace.`,
      );
      process.exitCode = 1;
      return 'stop';
    },
    note: (message) => console.info(message),
  };
}
