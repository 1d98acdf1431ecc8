/** How the command asks: in a terminal, or not at all, when flags and the environment must answer. */
import type {Readable, Writable} from 'node:stream';

import {
  autocomplete,
  confirm,
  intro,
  isCancel,
  log,
  note,
  password,
  text,
} from '@clack/prompts';

import {UsageError} from '../command';
import {
  answeredBy,
  isOptional,
  type ConfirmationName,
  type GivenAnswers,
  type TextName,
} from './questions';

/** The developer pressed Ctrl-C or Escape. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

interface Question {
  message: string;
  /** Taken where the answer is left blank. */
  initial?: string;
}

/** One way to get answers. Texts are trimmed; a question that may be left blank is answered by an empty text. */
export interface Prompts {
  text(name: TextName, question: Question): Promise<string>;
  /** As `text`, but nothing of what is typed is shown. */
  secret(name: TextName, question: Question): Promise<string>;
  choose(
    name: TextName,
    question: Question,
    options: readonly {value: string; label: string; hint: string}[],
  ): Promise<string>;
  confirm(
    name: ConfirmationName | 'definitions' | 'write',
    message: string,
    initial: boolean,
  ): Promise<boolean>;
  /** The last answer to `name` cannot be used: the caller asks again. */
  reject(name: TextName, problem: string): void;
  note(message: string, title?: string): void;
  /** Waits for work, during which nothing that is typed is shown. */
  during<Result>(work: Promise<Result>): Promise<Result>;
}

/** Prompts in a terminal. @throws Cancelled on Ctrl-C */
export function terminalPrompts(
  given: GivenAnswers,
  input: Readable & {setRawMode?: (raw: boolean) => unknown},
  output: Writable,
): Prompts {
  const streams = {input, output};
  const open = {...given};
  const take = <Name extends keyof GivenAnswers>(name: Name) => {
    const answer = open[name];
    delete open[name];
    return answer;
  };
  intro('Connect a Shopify store', {output});
  return {
    text: async (name, {message, initial}) =>
      take(name) ??
      answered(
        await text({...streams, message, defaultValue: initial, placeholder: initial}),
      ).trim(),
    secret: async (name, {message, initial}) =>
      (
        take(name) ??
        answered(await password({...streams, message, mask: ''})) ??
        ''
      ).trim() ||
      (initial ?? ''),
    choose: async (name, {message, initial}, options) =>
      take(name) ??
      answered(
        await autocomplete({
          ...streams,
          message,
          options: [...options],
          initialValue: initial,
          maxItems: 10,
        }),
      ),
    confirm: async (name, message, initialValue) =>
      (isGiven(name) ? take(name) : undefined) ??
      answered(await confirm({...streams, message, initialValue})),
    reject: (_name, problem) => log.error(problem, {output}),
    note: (message, title) =>
      title ? note(message, title, {output}) : log.info(message, {output}),
    async during(work) {
      const swallow = (typed: Buffer) => {
        if (typed.includes(CTRL_C)) process.kill(process.pid, 'SIGINT');
      };
      input.setRawMode?.(true);
      input.on('data', swallow).resume();
      try {
        return await work;
      } finally {
        input.off('data', swallow);
        input.setRawMode?.(false);
        input.pause();
      }
    },
  };
}

const CTRL_C = 3;

/** Whether a flag may answer; what is written, or made in the store, is confirmed by a person. */
const isGiven = (name: ConfirmationName | 'definitions' | 'write') =>
  name !== 'definitions' && name !== 'write';

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) throw new Cancelled();
  return answer as Exclude<Answer, symbol>;
}

/** For scripts: asks nothing. @throws UsageError naming the flag where an answer is missing or cannot be used */
export function scriptPrompts(
  given: GivenAnswers,
  note: (line: string) => void,
): Prompts {
  const answer = (name: TextName, {initial}: Question): string => {
    const text = given[name]?.trim() || initial;
    if (text) return text;
    if (isOptional(name)) return '';
    throw new UsageError(`Set ${answeredBy(name)}.`);
  };
  return {
    text: async (name, question) => answer(name, question),
    secret: async (name, question) => answer(name, question),
    choose: async (name, question, options) => {
      const [only, ...others] = options;
      if (only && others.length === 0 && !given[name]) return only.value;
      if (given[name] || question.initial) return answer(name, question);
      const known = options.map(
        ({value, label, hint}) => `  ${value}  ${label} (${hint})`,
      );
      throw new UsageError(`Choose one with ${answeredBy(name)}:\n${known.join('\n')}`);
    },
    confirm: async (name, _message, initial) =>
      (isGiven(name) ? given[name] : undefined) ?? initial,
    reject: (_name, problem) => {
      throw new UsageError(problem);
    },
    note: (message, title) => note(title ? `${title}\n${message}` : message),
    during: (work) => work,
  };
}
