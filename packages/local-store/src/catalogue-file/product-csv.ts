/**
 * The product CSV that Shopify's admin exports, in the headers of its older and its newer form
 * (help.shopify.com, "Using CSV files to import and export products"). One row for each variant; a product's
 * own fields stand in its first row, further pictures in rows of their own.
 */
import {createHash} from 'node:crypto';
import type {
  Catalogue,
  CollectionData,
  ImageData,
  MetafieldData,
  OptionData,
  ProductData,
  VariantData,
} from '../catalogue';
import {currencyDecimals} from '../model/money';
import {readTable} from './csv-table';

export interface ShopOptions {
  shopName?: string;
  /** ISO 4217, in which the file's prices are; `USD` by default. */
  currency?: string;
  /** ISO 3166 alpha-2; `US` by default. */
  country?: string;
  /** Of its texts, such as `de` or `pt-br`; `en` by default. */
  language?: string;
}

export interface ProductCsv {
  catalogue: Catalogue;
  /** Where each picture is, by its path below the CDN's root: a URL, or a path in a folder. */
  pictures: Map<string, string>;
  /** What was read and what was skipped: `12 products, 48 variants; skipped: 1 draft, 2 empty rows`. */
  summary: string;
  /** What was assumed, changed or not read, as sentences. */
  notes: string[];
  /** Problems of the file, each with its row and field where it has them. */
  problems: string[];
}

/** Fields by their headers in lower case: the older name, then the newer. */
const headers = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description', 'body html'],
  vendor: ['vendor'],
  type: ['type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  grams: ['variant grams', 'weight value (grams)'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price', 'variant compare-at price'],
  requiresShipping: ['variant requires shipping', 'requires shipping'],
  taxable: ['variant taxable', 'charge tax'],
  barcode: ['variant barcode', 'variant barcodes', 'barcode'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  giftCard: ['gift card'],
} as const;

type Field = keyof typeof headers;

const metafieldHeader = /\(product\.metafields\.([^.]+)\.([^)]+)\)\s*$/;
const firstProductId = 8_100_000_000_000;
const firstVariantId = 44_100_000_000_000;
const firstCollectionId = 481_000_001;
/** Every product of a file is new. An export tells no dates. */
const date = '2025-01-01T00:00:00Z';

interface Row {
  /** As an editor counts lines, the header being the first. */
  line: number;
  get(field: Field): string;
  metafields(): MetafieldData[];
}

/** Reads a whole CSV. Never throws: `problems` lists what is wrong. */
export function readProductCsv(
  file: string | Uint8Array,
  options: ShopOptions = {},
): ProductCsv {
  const {shopName = 'My shop', currency = 'USD', country = 'US'} = options;
  const language = (options.language ?? 'en').toUpperCase().replace('-', '_');
  const pictures = new Map<string, string>();
  const {rows, name, emptyRows, notes, problems} = readRows(file);
  const reading: CsvContext = {
    currency,
    pictures,
    name,
    variants: 0,
    untracked: 0,
    renamed: new Map(),
    skipped: new Map(),
    refuse: ({line}, field, problem) =>
      problems.push({line, text: `row ${line}, ${name(field)}: ${problem}`}),
  };
  const products = productsOf(rows, reading)
    .map((group, index) => toProduct(group, firstProductId + index, reading))
    .filter((product) => product !== null);
  if (problems.length === 0 && products.length === 0)
    problems.push({line: 0, text: 'it has no active product'});
  const catalogue: Catalogue = {
    shop: {
      id: 1,
      name: shopName,
      description: '',
      currencyCode: currency,
      countryCode: country,
      languageCode: language,
    },
    products,
    ...listings(
      products.filter(({unlisted}) => !unlisted),
      allProducts[language] ?? allProducts.EN,
    ),
    metaobjects: [],
    redirects: [],
    policies: [],
    pages: [],
    discounts: [],
    giftCards: [],
  };
  return {
    catalogue,
    pictures,
    summary: summaryOf(products, reading.skipped, emptyRows),
    notes: [...notes, ...notesOf(reading)],
    problems: problems.sort((a, b) => a.line - b.line).map(({text}) => text),
  };
}

interface Problem {
  line: number;
  text: string;
}

interface CsvContext {
  currency: string;
  pictures: Map<string, string>;
  /** The header of a field in this file, for messages. */
  name(field: Field): string;
  variants: number;
  /** Variants that Shopify tracks, but whose quantity the file does not tell. */
  untracked: number;
  /** Handles by what the file calls them, where Shopify would write them otherwise. */
  renamed: Map<string, string>;
  /** How many products are not for sale, by the reason. */
  skipped: Map<string, number>;
  refuse(row: Row, field: Field, problem: string): void;
}

/** `12 products, 48 variants; skipped: 1 draft, 2 empty rows`. */
export function summaryOf(
  products: readonly ProductData[],
  skipped: ReadonlyMap<string, number> = new Map(),
  emptyRows = 0,
): string {
  const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
  const variants = products.reduce((sum, product) => sum + product.variants.length, 0);
  const out = [...skipped].map(([reason, n]) => `${n} ${reason}`);
  if (emptyRows > 0) out.push(count(emptyRows, 'empty row'));
  const read = `${count(products.length, 'product')}, ${count(variants, 'variant')}`;
  return out.length > 0 ? `${read}; skipped: ${out.join(', ')}` : read;
}

function notesOf({untracked, renamed}: CsvContext): string[] {
  const notes: string[] = [];
  if (untracked > 0) {
    notes.push(`tracked variants without a quantity, which never sell out: ${untracked}`);
  }
  const [[given, handle] = []] = renamed;
  if (given) {
    notes.push(
      `handles that Shopify writes otherwise: ${renamed.size}, for example "${given}", now "${handle}"`,
    );
  }
  return notes;
}

function readRows(file: string | Uint8Array): {
  rows: Row[];
  name: (field: Field) => string;
  emptyRows: number;
  notes: string[];
  problems: Problem[];
} {
  const known = new Set<string>(Object.values(headers).flat());
  const table = readTable(file, (name) => known.has(name.toLowerCase()));
  const problems = table.problems.map((text) => ({
    line: Number(/^row (\d+)/.exec(text)?.[1] ?? 0),
    text,
  }));
  const lower = table.headers.map((header) => header.toLowerCase());
  const columns = new Map<Field, number>();
  for (const [field, names] of Object.entries(headers) as [Field, readonly string[]][]) {
    const at = lower.findIndex((header) => names.includes(header));
    if (at >= 0) columns.set(field, at);
  }
  const name = (field: Field) =>
    table.headers[columns.get(field) ?? -1] ??
    headers[field][0].replace(/^./, (c) => c.toUpperCase());
  if (!columns.has('title') && problems.length === 0)
    problems.push({line: 1, text: 'row 1: there is no column Title'});
  const metafields = table.headers.flatMap((header, at) => {
    const [, namespace, key] = metafieldHeader.exec(header) ?? [];
    // A file has the handles of Shopify's own metaobjects, a store their ids.
    return namespace && key && namespace !== 'shopify' ? [{at, namespace, key}] : [];
  });
  const share = createPool();
  // Without titles every row would be a problem of its own.
  const named = columns.has('title') ? table.rows : [];
  const rows = named.map(({line, cells}): Row => ({
    line,
    get: (field) => share(cells[columns.get(field) ?? -1] ?? ''),
    metafields: () =>
      metafields.flatMap(({at, namespace, key}) => {
        const value = cells[at];
        return value ? [{namespace, key, ...metafieldValue(value)}] : [];
      }),
  }));
  const read = new Set([...columns.values(), ...metafields.map(({at}) => at)]);
  const ignored = table.headers.filter(
    (header, at) =>
      header && !read.has(at) && table.rows.some(({cells}) => Boolean(cells[at])),
  );
  const notes = [...table.notes];
  if (ignored.length > 0) notes.push(`columns that are not read: ${ignored.join(', ')}`);
  return {rows, name, emptyRows: table.emptyRows, notes, problems};
}

/** Interns strings: thousands of rows repeat their sizes, colors and types. */
function createPool(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    if (text.length > 40) return text;
    const shared = known.get(text);
    if (shared === undefined) known.set(text, text);
    return shared ?? text;
  };
}

/** An export does not tell the types of metafields. */
function metafieldValue(value: string): Pick<MetafieldData, 'type' | 'value'> {
  if (/^(?:true|false)$/i.test(value)) {
    return {type: 'boolean', value: value.toLowerCase()};
  }
  if (/^\{.*"scale_max"/s.test(value)) return {type: 'rating', value};
  if (/^-?\d+$/.test(value)) return {type: 'number_integer', value};
  const type = value.includes('\n') ? 'multi_line_text_field' : 'single_line_text_field';
  return {type, value};
}

/** Rows by product, in the file's order. */
function productsOf(rows: readonly Row[], reading: CsvContext): Row[][] {
  const products = new Map<string, Row[]>();
  for (const row of rows) {
    const handle = handleOf(row);
    const title = row.get('title');
    const known = products.get(handle);
    if (known) {
      const [first] = known;
      if (first && title && title !== first.get('title')) {
        reading.refuse(row, 'title', `row ${first.line} has the same handle`);
      }
      known.push(row);
    } else if (!title) {
      reading.refuse(row, 'title', "a product's first row needs one");
    } else if (!handle) {
      reading.refuse(row, 'handle', 'it needs a letter or a digit');
    } else {
      products.set(handle, [row]);
    }
    const given = row.get('handle');
    if (given && given !== handle) reading.renamed.set(given, handle);
  }
  return [...products.values()];
}

/** As Shopify writes it; made from the title where the file has none. */
function handleOf(row: Row): string {
  return slug(row.get('handle') || row.get('title'));
}

/** One of a column's words, in lower case; the first where the cell is empty. Others are refused. */
function oneOf<const Word extends string>(
  row: Row,
  field: Field,
  words: readonly [Word, ...Word[]],
  reading: CsvContext,
): Word {
  const text = row.get(field).toLowerCase();
  const found = words.find((word) => word === text);
  if (text && found === undefined) {
    reading.refuse(row, field, `"${row.get(field)}" is none of ${words.join(', ')}`);
  }
  return found ?? words[0];
}

/** A product; null when it is not on sale. */
function toProduct(rows: Row[], id: number, reading: CsvContext): ProductData | null {
  const [first] = rows;
  if (!first) return null;
  const status = oneOf(
    first,
    'status',
    ['active', 'draft', 'archived', 'unlisted'],
    reading,
  );
  const published = oneOf(first, 'published', ['true', 'false'], reading);
  const isSold = status === 'active' || status === 'unlisted';
  const reason = isSold ? 'unpublished' : status;
  if (!isSold || published === 'false') {
    reading.skipped.set(reason, (reading.skipped.get(reason) ?? 0) + 1);
    return null;
  }
  const images = imagesOf(rows, reading);
  const options = optionsOf(rows, first, reading);
  const sold = rows.filter((row) => row.get('option1Value') || row.get('price'));
  const variantRows = sold.length > 0 ? sold : [first];
  const variants = variantRows.map((row) => toVariant(row, options, images, reading));
  refuseEqual(variants, variantRows, reading);
  const title = first.get('title');
  const [seoTitle, seoDescription] = [first.get('seoTitle'), first.get('seoDescription')];
  const metafields = first.metafields();
  return {
    id,
    handle: handleOf(first),
    title,
    vendor: first.get('vendor'),
    productType: first.get('type'),
    tags: first
      .get('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    descriptionHtml: first.get('body'),
    options,
    variants,
    images: images.map(({data}) => data),
    createdAt: date,
    publishedAt: date,
    updatedAt: date,
    salesRank: id - firstProductId + 1,
    ...((seoTitle || seoDescription) && {
      seo: {
        ...(seoTitle && {title: seoTitle}),
        ...(seoDescription && {description: seoDescription}),
      },
    }),
    ...(metafields.length > 0 && {metafields}),
    ...(status === 'unlisted' && {unlisted: true}),
    ...(oneOf(first, 'giftCard', ['false', 'true'], reading) === 'true' && {
      giftCard: true,
    }),
  };
}

/** Two variants with the same options cannot be told apart. */
function refuseEqual(
  variants: readonly VariantData[],
  rows: readonly Row[],
  reading: CsvContext,
): void {
  const lines = new Map<string, number>();
  variants.forEach(({optionValues}, index) => {
    const row = rows[index];
    if (!row) return;
    const name = optionValues.join(' / ');
    const line = lines.get(name);
    if (line === undefined) lines.set(name, row.line);
    else if (name === 'Default Title')
      reading.refuse(
        row,
        'title',
        `row ${line} is the same product, and no option differs`,
      );
    else reading.refuse(row, 'option1Value', `"${name}" is already in row ${line}`);
  });
}

const noOptions: OptionData[] = [{name: 'Title', values: [{name: 'Default Title'}]}];

function optionsOf(rows: readonly Row[], first: Row, reading: CsvContext): OptionData[] {
  const names = new Set<string>();
  const options = ([1, 2, 3] as const).flatMap((n) => {
    const name = first.get(`option${n}Name`);
    if (names.has(name.toLowerCase())) {
      reading.refuse(first, `option${n}Name`, `"${name}" is the name of another option`);
    } else if (name) {
      names.add(name.toLowerCase());
    }
    if (!name) {
      const row = rows.find((one) => one.get(`option${n}Value`));
      if (row && row.get(`option${n}Value`) !== 'Default Title') {
        reading.refuse(row, `option${n}Value`, 'its option has no name');
      }
      return [];
    }
    const values = new Set(rows.map((row) => row.get(`option${n}Value`)).filter(Boolean));
    return [{name, values: [...values].map((value) => ({name: value}))}];
  });
  return options.some(({values}) => values.length > 0) ? options : noOptions;
}

interface FoundImage {
  location: string;
  position: number;
  data: ImageData;
}

/** A product's pictures in their order, those that only a variant names at the end. */
function imagesOf(rows: readonly Row[], {pictures, refuse}: CsvContext): FoundImage[] {
  const found = new Map<string, FoundImage>();
  const add = (location: string, position: number, altText: string | null) => {
    if (!location || found.has(location)) return;
    const path = picturePath(location);
    pictures.set(path, location);
    found.set(location, {location, position, data: {path, altText}});
  };
  for (const row of rows) {
    const position = row.get('imagePosition');
    if (position && !/^\d+$/.test(position)) {
      refuse(row, 'imagePosition', `"${position}" is no number`);
    }
    add(
      row.get('image'),
      Number(position) || found.size + 1,
      row.get('imageAlt') || null,
    );
  }
  for (const row of rows) add(row.get('variantImage'), Number.MAX_SAFE_INTEGER, null);
  return [...found.values()].sort((a, b) => a.position - b.position);
}

/** A path that is unique for each location, and readable. */
function picturePath(location: string): string {
  const digest = createHash('sha256').update(location).digest('hex').slice(0, 12);
  const [base = ''] = location.split(/[?#]/, 1);
  const file = (base.split('/').at(-1) ?? '').replace(/[^\w.-]/g, '_') || 'picture';
  return `catalogue/${digest}/${file}`;
}

function toVariant(
  row: Row,
  options: readonly OptionData[],
  images: readonly FoundImage[],
  reading: CsvContext,
): VariantData {
  const own = row.get('variantImage');
  const image = images.findIndex(({location}) => location === own);
  const compareAt = row.get('compareAt');
  const tracked = row.get('tracker') !== '';
  const counted = tracked && row.get('quantity') !== '';
  const grams = row.get('grams');
  const barcode = row.get('barcode');
  reading.variants += 1;
  const oversell = oneOf(row, 'policy', ['deny', 'continue'], reading) === 'continue';
  if (tracked && !counted && !oversell) reading.untracked += 1;
  return {
    id: firstVariantId + reading.variants,
    optionValues: options.map((_, index) => {
      if (options === noOptions) return 'Default Title';
      const field = `option${(index + 1) as 1 | 2 | 3}Value` as const;
      const value = row.get(field);
      if (!value) reading.refuse(row, field, 'the variant needs a value');
      return value;
    }),
    price: minorUnits(row, 'price', reading),
    ...(compareAt && {compareAtPrice: minorUnits(row, 'compareAt', reading)}),
    // Spreadsheets put an apostrophe before a text of digits.
    sku: row.get('sku').replace(/^'/, ''),
    ...(barcode && {barcode: barcode.replace(/^'/, '')}),
    stock: counted ? whole(row, 'quantity', reading) : null,
    ...(oversell && {oversell}),
    ...(own && image >= 0 && {image}),
    ...(grams && {weight: Math.round(decimal(row, 'grams', reading))}),
    ...(oneOf(row, 'requiresShipping', ['true', 'false'], reading) === 'false' && {
      requiresShipping: false,
    }),
    ...(oneOf(row, 'taxable', ['true', 'false'], reading) === 'false' && {
      taxable: false,
    }),
  };
}

/** A price with no more decimals than its currency has: `1,234` dollars are a mistake, not 1.234. */
function minorUnits(row: Row, field: Field, reading: CsvContext): number {
  const decimals = currencyDecimals(reading.currency);
  const scaled = decimal(row, field, reading, 'a price') * 10 ** decimals;
  const minor = Math.round(scaled);
  if (Math.abs(scaled - minor) > 1e-6) {
    reading.refuse(
      row,
      field,
      `"${row.get(field)}" has more decimals than ${reading.currency}`,
    );
  }
  if (minor < 0) reading.refuse(row, field, 'a price is not below zero');
  return minor;
}

function whole(row: Row, field: Field, reading: CsvContext): number {
  const value = decimal(row, field, reading, 'a whole number');
  if (Number.isInteger(value)) return value;
  reading.refuse(row, field, `"${row.get(field)}" is not a whole number`);
  return 0;
}

/** Spreadsheets of many countries write a comma before the decimals. */
function decimal(row: Row, field: Field, reading: CsvContext, kind = 'a number'): number {
  const text = row.get(field);
  if (/^-?\d+(?:[.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'));
  const hint = /\d/.test(text) ? ': write digits alone, such as 1234' : '';
  reading.refuse(
    row,
    field,
    text ? `"${text}" is not ${kind}${hint}` : `${kind} is missing`,
  );
  return 0;
}

/** The name of the collection of everything, by language. */
const allProducts: Readonly<Record<string, string>> & {EN: string} = {
  EN: 'All products',
  DE: 'Alle Produkte',
  FR: 'Tous les produits',
  JA: 'すべての商品',
};

/** A file has no collections and no menu: one of everything and one for each product type are made. */
function listings(
  products: readonly ProductData[],
  titleOfAll: string,
): Pick<Catalogue, 'collections' | 'menus'> {
  const types = [
    ...new Set(products.map(({productType}) => productType).filter(Boolean)),
  ];
  const all = {handle: 'all', title: titleOfAll, listed: [...products]};
  const byType = types.map((type) => ({
    handle: slug(type),
    title: type,
    listed: products.filter(({productType}) => productType === type),
  }));
  const handles = new Set<string>();
  const distinct = [all, ...byType].filter(({handle}) => {
    const isNew = handle !== '' && !handles.has(handle);
    handles.add(handle);
    return isNew;
  });
  const collections = distinct.map(({handle, title, listed}, index): CollectionData => ({
    id: firstCollectionId + index,
    handle,
    title,
    descriptionHtml: '',
    productIds: listed.map(({id}) => id),
    updatedAt: date,
  }));
  const items = collections.map(({handle, title}) => ({
    title,
    url: `/collections/${handle}`,
  }));
  return {
    collections,
    menus: [
      {id: 1, handle: 'main-menu', title: 'Main menu', items},
      {id: 2, handle: 'footer', title: 'Footer menu', items: []},
    ],
  };
}

/** A handle as Shopify makes it: Latin letters without their accents, those of other scripts as they are. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
