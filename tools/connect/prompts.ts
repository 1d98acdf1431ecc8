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

/** The developer pressed Ctrl-C or Escape. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** Answers that flags and the environment give. Each question takes its own instead of asking. */
export interface GivenAnswers {
  domain?: string;
  token?: string;
  /** Number or handle. */
  collection?: string;
  privateToken?: string;
  siteOrigin?: string;
  /** Whether staff get previews. */
  preview?: boolean;
  /** Whether products open at an instant of their own. */
  drops?: boolean;
  /** The provider of addresses. */
  notify?: string;
  klaviyoKey?: string;
  /** Prefixes of markets, by commas. */
  markets?: string;
  /** Whether names or numbers are printed on products. */
  personalization?: boolean;
  /** Whether missing metafield definitions are made. */
  definitions?: boolean;
  freeDelivery?: string;
  returnDays?: string;
  ordersUrl?: string;
  paymentMarks?: string;
  withdrawalEmail?: string;
  language?: string;
  rating?: string;
  savedProducts?: string;
  gifts?: string;
  reviews?: string;
  pickup?: string;
  bundles?: string;
}
type Confirmed = 'preview' | 'drops' | 'personalization' | 'definitions';
type TextAnswer = Exclude<keyof GivenAnswers, Confirmed>;

interface Question {
  message: string;
  /** Taken where the answer is left blank. */
  initial?: string;
}

/** One way to get answers. Texts are trimmed; a question that may be left blank is answered by an empty text. */
export interface Prompts {
  text(name: TextAnswer, question: Question): Promise<string>;
  /** As `text`, but nothing of what is typed is shown. */
  secret(name: TextAnswer, question: Question): Promise<string>;
  choose(
    name: TextAnswer,
    question: Question,
    options: readonly {value: string; label: string; hint: string}[],
  ): Promise<string>;
  confirm(name: Confirmed | 'write', message: string, initial: boolean): Promise<boolean>;
  /** The last answer to `name` cannot be used: the caller asks again. */
  reject(name: TextAnswer, problem: string): void;
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
      (name === 'write' ? undefined : take(name)) ??
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

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) throw new Cancelled();
  return answer as Exclude<Answer, symbol>;
}

const flags: Record<TextAnswer, string> = {
  domain: '--domain, or PUBLIC_STORE_DOMAIN',
  token: 'PUBLIC_STOREFRONT_API_TOKEN',
  collection: '--collection',
  privateToken: 'PRIVATE_STOREFRONT_API_TOKEN',
  siteOrigin: '--site-origin, or PUBLIC_SITE_ORIGIN',
  notify: '--notify',
  klaviyoKey: 'KLAVIYO_API_KEY',
  markets: '--markets',
  freeDelivery: '--free-delivery',
  returnDays: '--return-days',
  ordersUrl: '--orders-url',
  paymentMarks: '--payment-marks',
  withdrawalEmail: '--withdrawal-email',
  language: '--language',
  rating: '--rating',
  savedProducts: '--saved-products',
  gifts: '--gifts',
  reviews: '--reviews',
  pickup: '--pickup',
  bundles: '--bundles',
};

/** For scripts: asks nothing. @throws UsageError naming the flag where an answer is missing or cannot be used */
export function scriptPrompts(
  given: GivenAnswers,
  note: (line: string) => void,
): Prompts {
  const optional = new Set<TextAnswer>([
    'privateToken',
    'siteOrigin',
    'markets',
    'freeDelivery',
    'returnDays',
    'ordersUrl',
    'paymentMarks',
    'withdrawalEmail',
    'rating',
    'savedProducts',
    'gifts',
    'reviews',
    'pickup',
    'bundles',
  ]);
  const answer = (name: TextAnswer, {initial}: Question): string => {
    const text = given[name]?.trim() || initial;
    if (text) return text;
    if (optional.has(name)) return '';
    throw new UsageError(`Set ${flags[name]}.`);
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
      throw new UsageError(`Choose one with ${flags[name]}:\n${known.join('\n')}`);
    },
    confirm: async (name, _message, initial) =>
      name === 'write' ? true : (given[name] ?? initial),
    reject: (_name, problem) => {
      throw new UsageError(problem);
    },
    note: (message, title) => note(title ? `${title}\n${message}` : message),
    during: (work) => work,
  };
}
