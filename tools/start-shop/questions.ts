import {existsSync, readFileSync} from 'node:fs';

import {isInEu, wantsDisclosure} from '../../app/lib/market';
import {projectPath} from '../project';
import {
  countryOf,
  currencyOf,
  FONTS,
  OPTIONS,
  readAddOns,
  readColor,
  readCountry,
  readCurrency,
  readFont,
  readLanguage,
  readLogo,
  readName,
  readPictures,
  readProducts,
  type Answers,
  type Logo,
  type OwnGoods,
} from './answers';
import type {Prompts} from './prompts';
import {LANGUAGES} from './samples';

/** The answers, with what they bring along. `kept` is what the shop has. */
export interface Asked {
  answers: Answers;
  logo: Logo | null | 'kept';
  goods: OwnGoods | null | 'kept';
}

/** An answer that changes nothing, where a shop has one. */
const KEPT = 'kept';

/** Add-ons that the law of some countries asks for (docs/law.md). */
const LAWS: Readonly<Record<string, (country: string) => boolean>> = {
  disclosure: wantsDisclosure,
  withdrawal: isInEu,
};

const FIRST_COLOR = '#1a4f8b';

/** Asks everything that no option says. `before` are the answers that a shop has. */
export async function askAll(
  {ask, note}: Prompts,
  before: Answers | null,
  addOns: readonly string[],
): Promise<Asked> {
  const name = await ask(
    'name',
    {message: OPTIONS.name, ...(before && {initial: before.name})},
    readName,
  );
  const language = await ask(
    'language',
    {
      message: 'Language of its texts',
      initial: before?.language ?? 'en',
      choices: LANGUAGES.map((value) => ({value, label: languageName(value)})),
    },
    readLanguage,
  );
  const country = await ask(
    'country',
    {
      message: 'Country that it sells from, such as DE',
      initial: before?.country ?? countryOf(language),
    },
    readCountry,
  );
  const currency = await ask(
    'currency',
    {
      message: 'Currency of its prices, such as EUR',
      initial: before?.currency ?? currencyOf(country),
    },
    readCurrency,
  );
  const {color, notes} = await ask(
    'color',
    {message: OPTIONS.color, initial: before?.color ?? FIRST_COLOR},
    readColor,
  );
  notes.forEach(note);
  const font = await ask(
    'font',
    {
      message: 'Font of its texts',
      initial: before?.font ?? FONTS[0] ?? '',
      choices: FONTS.map((value) => ({value, label: value})),
    },
    readFont,
  );
  const logo = await ask(
    'logo',
    {message: OPTIONS.logo, initial: before ? KEPT : 'none'},
    async (text) => (before && text === KEPT ? KEPT : readLogo(text)),
  );
  const goods = await askGoods({ask, note}, before, {name, language, country, currency});
  const without = await ask(
    'add-ons',
    {
      message: 'Add-ons to keep',
      initial: addOns.filter((one) => !before?.without.includes(one)).join(',') || 'none',
      choices: addOns.map((value) => ({value, label: value, ...hintOf(value)})),
      several: true,
    },
    (text) => readAddOns(text, addOns),
  );
  const asked = without.filter((one) => LAWS[one]?.(country));
  if (asked.length > 0)
    note(`In ${country} the law asks for what is left out here: ${asked.join(', ')}.`);
  return {
    answers: {
      ...{name, language, country, currency, color, font, without},
      logo: logo === KEPT ? (before?.logo ?? 'none') : logo ? 'own' : 'none',
      catalogue:
        goods === KEPT ? (before?.catalogue ?? 'samples') : goods ? 'own' : 'samples',
    },
    logo,
    // Samples are drawn anew: their color or language may be another.
    goods: goods === KEPT && before?.catalogue === 'samples' ? null : goods,
  };
}

async function askGoods(
  {ask, note}: Pick<Prompts, 'ask' | 'note'>,
  before: Answers | null,
  shop: Pick<Answers, 'name' | 'language' | 'country' | 'currency'>,
): Promise<OwnGoods | null | typeof KEPT> {
  const products = await ask(
    'catalogue',
    {
      message: 'Products: a CSV (docs/start-shop.md), or "samples"',
      initial: before ? KEPT : 'samples',
    },
    async (text) => (before && text === KEPT ? KEPT : readProducts(text, shop)),
  );
  if (products === KEPT || products === null) return products;
  [products.summary, ...products.notes].forEach((line) => note(line));
  const {csv, folder, locations} = products;
  if (locations.length === 0) return {csv, pictures: new Map()};
  const pictures = await ask(
    'pictures',
    {message: 'Folder of the pictures that the CSV names', initial: folder},
    (text) => readPictures(text, locations),
  );
  return {csv, pictures};
}

const languageName = (code: string) =>
  new Intl.DisplayNames('en', {type: 'language'}).of(code) ?? code;

/** The title of an add-on's guide, which its settings name. */
function hintOf(name: string): {hint?: string} {
  const settings = projectPath(`app/add-ons/${name}/settings.server.ts`);
  if (!existsSync(settings)) return {};
  const [guide] = /docs\/[a-z-]+\.md/.exec(readFileSync(settings, 'utf8')) ?? [];
  if (!guide || !existsSync(projectPath(guide))) return {};
  const [, hint] = /^# (.+)/.exec(readFileSync(projectPath(guide), 'utf8')) ?? [];
  return hint ? {hint} : {};
}
