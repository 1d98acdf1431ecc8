/** What a new shop is asked, as options and as answers that have been checked. */
import {readdir, readFile, stat} from 'node:fs/promises';
import {homedir} from 'node:os';
import path from 'node:path';

import {CatalogueError, readCatalogue} from '@quillhaven/local-store/catalogue';
import sharp from 'sharp';

import {isRecord} from '../../app/lib/json';
import {parseColor, toHex} from '../../app/lib/color';
import {contrastResults} from '../../app/theme/variables';
import {THEME_FONTS} from '../../app/theme/fields';
import {UsageError} from '../command';
import {LANGUAGES, type Language} from './samples';

/** What a shop's record keeps. */
export interface Answers {
  name: string;
  language: Language;
  /** ISO 3166 code. */
  country: string;
  /** ISO 4217 code. */
  currency: string;
  /** `#rrggbb`. */
  color: string;
  font: string;
  logo: 'none' | 'own';
  catalogue: 'samples' | 'own';
  /** Names of the add-ons that are taken out. */
  without: readonly string[];
}

export const FONTS = THEME_FONTS;

/** The options, each the answer of a question; `--help` prints them. */
export const OPTIONS = {
  name: 'Name of the shop, up to 60 letters',
  language: `Language of its texts: ${LANGUAGES.join(', ')} (default en)`,
  country: 'Country that it sells from, such as DE (default: by the language)',
  currency: 'Currency of its prices, such as EUR (default: by the country)',
  color: 'Its color, such as #0a5c36; what is read on it or in it stays readable',
  font: `Font of its texts: ${FONTS.join(', ')} (default ${FONTS[0]})`,
  logo: 'A picture of its logo: PNG, JPEG, WebP or SVG; "none" for its name in letters',
  catalogue: 'Products: a CSV (docs/start-shop.md), or "samples" (default)',
  pictures: 'Folder of the pictures that the CSV names (default: beside it)',
  'add-ons':
    'Add-ons to keep, by their names: "all" (default), "none" or a list with commas',
  edited:
    'When both you and the answers have changed the same lines: keep, replace or stop (default)',
  storefront: 'In a shop: a release of the storefront to take, such as v1.1.0',
} as const;

export type OptionName = keyof typeof OPTIONS;
export type Given = {readonly [Name in OptionName]?: string | undefined};

/** The longest name that a header has room for. */
const MAX_NAME = 60;

export function readName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '') throw new UsageError('A shop needs a name.');
  if ([...name].length > MAX_NAME)
    throw new UsageError(
      `The name has ${[...name].length} letters, and at most ${MAX_NAME} fit.`,
    );
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f<>`]/.test(name))
    throw new UsageError('The name holds a sign that no name has, such as < or `.');
  return name;
}

export function readLanguage(text: string): Language {
  const language = LANGUAGES.find((one) => one === text.trim().toLowerCase());
  if (language) return language;
  throw new UsageError(
    `The shop does not speak “${text}”. It speaks ${LANGUAGES.join(', ')}; docs/markets.md says how another language is added.`,
  );
}

const HOME: Readonly<Record<Language, string>> = {en: 'US', de: 'DE', fr: 'FR', ja: 'JP'};

export const countryOf = (language: Language) => HOME[language];

export function readCountry(text: string): string {
  const code = text.trim().toUpperCase();
  const name = /^[A-Z]{2}$/.test(code)
    ? new Intl.DisplayNames('en', {type: 'region', fallback: 'none'}).of(code)
    : undefined;
  if (name) return code;
  throw new UsageError(`“${text}” is no country. Its code has two letters, such as DE.`);
}

/** Where another currency than the dollar is at home. */
const CURRENCIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'
      .split(' ')
      .map((country) => [country, 'EUR']),
  ),
  ...{
    GB: 'GBP',
    JP: 'JPY',
    CH: 'CHF',
    LI: 'CHF',
    CA: 'CAD',
    AU: 'AUD',
    NZ: 'NZD',
    SE: 'SEK',
  },
  ...{
    NO: 'NOK',
    DK: 'DKK',
    PL: 'PLN',
    CZ: 'CZK',
    HU: 'HUF',
    BR: 'BRL',
    MX: 'MXN',
    KR: 'KRW',
  },
};

export const currencyOf = (country: string) => CURRENCIES[country] ?? 'USD';

export function readCurrency(text: string): string {
  const code = text.trim().toUpperCase();
  if (Intl.supportedValuesOf('currency').includes(code)) return code;
  throw new UsageError(
    `“${text}” is no currency. Its code has three letters, such as EUR.`,
  );
}

/** The color, and what is done so that everything in it can be read. */
export function readColor(text: string): {color: string; notes: string[]} {
  const parsed = parseColor(text);
  if (!parsed)
    throw new UsageError(
      `“${text}” is no color. Write it as #0a5c36, or rgb(10, 92, 54).`,
    );
  const color = toHex(parsed);
  const notes = contrastResults(color).flatMap(({use, ratio, needed, passes, nearest}) =>
    passes
      ? []
      : [
          `${use}: ${color} has a contrast of ${ratio.toFixed(1)} and needs ${needed}; the shop shows ${nearest} there.`,
        ],
  );
  return {color, notes};
}

export function readFont(text: string): string {
  const font = FONTS.find((name) => name.toLowerCase() === text.trim().toLowerCase());
  if (font) return font;
  throw new UsageError(
    `The shop has no font “${text}”. It has ${FONTS.join(', ')}; .agents/skills/change-the-look says how another is added.`,
  );
}

/** A logo as the shop keeps it. */
export interface Logo {
  png: Buffer;
  width: number;
  height: number;
}

const MAX_LOGO_BYTES = 5_000_000;
const LOGO_SIZE = 1024;
const MIN_LOGO_SIZE = 16;

/** @returns `null` for a shop without a logo */
export async function readLogo(text: string): Promise<Logo | null> {
  if (text.trim() === '' || text.trim() === 'none') return null;
  const file = fromCaller(text);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`There is no file ${text}.`);
  if (found.size > MAX_LOGO_BYTES)
    throw new UsageError(`${text} is larger than 5 MB, too large for a logo.`);
  return toLogo(await readFile(file), text);
}

export async function toLogo(bytes: Buffer, name: string): Promise<Logo> {
  const {data, info} = await sharp(bytes, {density: 288})
    .resize(LOGO_SIZE, LOGO_SIZE, {fit: 'inside', withoutEnlargement: true})
    .png({compressionLevel: 9})
    .toBuffer({resolveWithObject: true})
    .catch(() => {
      throw new UsageError(
        `${name} is no picture that can be read: PNG, JPEG, WebP or SVG.`,
      );
    });
  const {width, height} = info;
  if (Math.min(width, height) < MIN_LOGO_SIZE)
    throw new UsageError(
      `${name} would be shown with ${width} × ${height} pixels, too few for a logo.`,
    );
  return {png: data, width, height};
}

/** Products of the merchant's own. */
export interface OwnGoods {
  csv: Buffer;
  /** Those that are files, by the paths that the CSV gives them. */
  pictures: ReadonlyMap<string, Buffer>;
}

/** A product CSV, read as the local store will. */
interface Products {
  csv: Buffer;
  /** Its own. */
  folder: string;
  /** The pictures that it names, but for those at a URL. */
  locations: readonly string[];
  summary: string;
  notes: readonly string[];
}

/** @returns `null` for the samples */
export async function readProducts(
  text: string,
  shop: Pick<Answers, 'name' | 'language' | 'country' | 'currency'>,
): Promise<Products | null> {
  if (text.trim() === '' || text.trim() === 'samples') return null;
  const file = fromCaller(text);
  if (!/\.(?:csv|tsv|txt)$/i.test(file))
    throw new UsageError(`${text} is no .csv: products are read from a CSV file.`);
  try {
    const {name, ...place} = shop;
    const {pictures, summary, notes} = await readCatalogue(file, {
      ...place,
      shopName: name,
    });
    const locations = [...pictures.values()].filter((one) => !/^https?:/.test(one));
    const csv = await readFile(file);
    return {csv, folder: path.dirname(file), locations, summary, notes};
  } catch (error) {
    throw error instanceof CatalogueError ? new UsageError(error.message) : error;
  }
}

const MAX_NAMED = 20;

/** The pictures that a CSV names, by the paths that it gives them. */
export async function readPictures(
  text: string,
  locations: readonly string[],
): Promise<Map<string, Buffer>> {
  const folder = fromCaller(text);
  const pictures = new Map<string, Buffer>();
  const problems: string[] = [];
  const files = await readdir(folder, {recursive: true}).catch(() => []);
  const real = new Map(files.map((file) => [likeNamed(file), file]));
  for (const location of locations) {
    const file = real.get(likeNamed(path.normalize(location)));
    const bytes = file ? await readFile(path.join(folder, file)).catch(() => null) : null;
    if (!bytes) problems.push(`${location} is not in ${folder}.`);
    else if (await isPicture(bytes)) pictures.set(location, bytes);
    else problems.push(`${location} is no picture that can be read.`);
  }
  if (problems.length > 0)
    throw new UsageError(
      ['Of the pictures that the CSV names:', ...problems.slice(0, MAX_NAMED)].join('\n'),
    );
  return pictures;
}

/** Spreadsheets and systems differ in capitals, and in how they write an accent. */
const likeNamed = (file: string) => file.normalize('NFC').toLowerCase();

const isPicture = (bytes: Buffer) =>
  sharp(bytes)
    .metadata()
    .then(
      () => true,
      () => false,
    );

/** The add-ons that are taken out, of all there are. */
export function readAddOns(text: string, all: readonly string[]): string[] {
  const words = text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);
  if (words.length === 0 || words.join() === 'all') return [];
  const kept = words.join() === 'none' ? [] : words;
  const unknown = kept.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new UsageError(
      `No add-on ${unknown.join(', ')}. There are: ${all.join(', ')}.`,
    );
  return all.filter((name) => !kept.includes(name));
}

/** The answers of a record. @throws UsageError for one that somebody has changed by hand */
export function readAnswers(value: unknown): Answers {
  const found = isRecord(value) ? value : {};
  const text = (key: string) => String(found[key] ?? '');
  const without = Array.isArray(found.without) ? found.without.map(String) : [];
  return {
    name: readName(text('name')),
    language: readLanguage(text('language')),
    country: readCountry(text('country')),
    currency: readCurrency(text('currency')),
    color: readColor(text('color')).color,
    font: readFont(text('font')),
    logo: found.logo === 'own' ? 'own' : 'none',
    catalogue: found.catalogue === 'own' ? 'own' : 'samples',
    without,
  };
}

/**
 * A path as the developer's own folder has it, also by `npm run`. A terminal quotes or escapes the
 * name of a file that is dropped on it.
 */
function fromCaller(text: string): string {
  const name = text
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replace(/\\(?=[\s'"()&])/g, '')
    .replace(/^~(?=\/)/, homedir());
  return path.resolve(process.env.INIT_CWD ?? '.', name);
}
