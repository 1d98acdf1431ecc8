/** The questions of the command, and what answers each without asking. */
import type {VariableName} from '../../app/server/env';
import {variables} from '../variables';

/** A question whose answer is a text. */
interface TextQuestion {
  /** As the usage says it. */
  message: string;
  /** The flag that answers it. A secret has none, as others see flags. */
  flag?: string;
  /** The variable of the command's own environment that answers it, where no flag does. */
  given?: VariableName;
  /** May be left blank. */
  isOptional?: true;
}

export const TEXTS = {
  domain: {
    message: 'Domain of the store, for example your-store.myshopify.com',
    flag: 'domain',
    given: 'PUBLIC_STORE_DOMAIN',
  },
  token: {
    message: 'Public access token of the Headless or Hydrogen channel',
    given: 'PUBLIC_STOREFRONT_API_TOKEN',
  },
  privateToken: {
    message: 'Private access token',
    given: 'PRIVATE_STOREFRONT_API_TOKEN',
    isOptional: true,
  },
  collection: {
    message: 'Collection of the home page: its number or handle',
    flag: 'collection',
    given: 'PUBLIC_COLLECTION_ID',
  },
  siteOrigin: {
    message:
      'URL at which shoppers will find the shop, for example https://shop.example.com',
    flag: 'site-origin',
    given: 'PUBLIC_SITE_ORIGIN',
    isOptional: true,
  },
  notify: {
    message:
      'Who keeps the addresses of shoppers who wait for something: shopify or klaviyo',
    flag: 'notify',
  },
  klaviyoKey: {message: 'Private API key of Klaviyo', given: 'KLAVIYO_API_KEY'},
  markets: {
    message: 'Further markets with URLs of their own, for example de-de,fr-fr',
    flag: 'markets',
    isOptional: true,
  },
} as const satisfies Record<string, TextQuestion>;

/** Questions with yes or no for an answer; their names are their flags. */
export const CONFIRMATIONS = {
  preview:
    'Should staff preview themes and launch dates before shoppers? A secret is generated.',
  drops: 'Should products open at an instant of their own (drops)?',
  personalization: 'Are names or numbers printed on some products?',
} as const;

/**
 * Settings, which may be left blank: what a page says of the shop, facts that shoppers look for before they pay, and
 * features. Each becomes a variable, whose declaration has the question. Their flags are their names.
 */
export const SETTINGS = Object.entries(variables).flatMap(([variable, {question}]) =>
  question ? [{...question, variable}] : [],
);

type SettingName = (typeof SETTINGS)[number]['flag'];
export type TextName = keyof typeof TEXTS | SettingName;
export type ConfirmationName = keyof typeof CONFIRMATIONS;

/** Answers that flags and the environment give. Each question takes its own instead of asking. */
export type GivenAnswers = {[Name in TextName]?: string | undefined} & {
  [Name in ConfirmationName]?: boolean;
};

const TEXT_NAMES = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
const CONFIRMATION_NAMES = Object.keys(CONFIRMATIONS) as ConfirmationName[];

const isSetting = (name: TextName): name is SettingName => name.startsWith('--');

/** Whether a script may leave a question unanswered. */
export function isOptional(name: TextName): boolean {
  if (isSetting(name)) return true;
  const {isOptional: may}: TextQuestion = TEXTS[name];
  return may === true;
}

/** What answers a question in a script: `--domain, or PUBLIC_STORE_DOMAIN`. */
export function answeredBy(name: TextName): string {
  if (isSetting(name)) return name;
  const {flag, given}: TextQuestion = TEXTS[name];
  return [flag && `--${flag}`, given].filter(Boolean).join(', or ');
}

/** The questions that a flag with a text answers. */
const FLAGGED = [
  ...TEXT_NAMES.flatMap((name) => {
    const {flag, message}: TextQuestion = TEXTS[name];
    return flag ? [{flag, message}] : [];
  }),
  ...SETTINGS.map(({flag, text}) => ({flag: flag.slice(2), message: text})),
];

/** The questions' flags, for `parseArgs`. */
export const FLAGS: Readonly<Record<string, {type: 'string' | 'boolean'}>> =
  Object.fromEntries([
    ...FLAGGED.map(({flag}) => [flag, {type: 'string'}] as const),
    ...CONFIRMATION_NAMES.map((name) => [name, {type: 'boolean'}] as const),
  ]);

const USAGE_WIDTH = 28;

/** A line of the usage for each flag. */
export const FLAGS_USAGE = [
  ...FLAGGED.map(({flag, message}) => [`--${flag} <text>`, message] as const),
  ...CONFIRMATION_NAMES.map((name) => [`--${name}`, CONFIRMATIONS[name]] as const),
]
  .map(([flag, message]) => `  ${flag.padEnd(USAGE_WIDTH)}${message}`)
  .join('\n');

/** The answers in the values of flags, and in the command's environment. */
export function givenAnswers(
  flags: Readonly<Record<string, unknown>>,
  env: Readonly<Record<string, string | undefined>>,
): GivenAnswers {
  const answers: GivenAnswers = {};
  const given = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value : undefined;
  for (const name of TEXT_NAMES) {
    const {flag, given: variable}: TextQuestion = TEXTS[name];
    answers[name] = given((flag && flags[flag]) || (variable && env[variable]));
  }
  for (const {flag} of SETTINGS) answers[flag] = given(flags[flag.slice(2)]);
  for (const name of CONFIRMATION_NAMES) if (flags[name] === true) answers[name] = true;
  return answers;
}
