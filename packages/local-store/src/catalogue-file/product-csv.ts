/**
 * The product CSV that Shopify's admin exports, in the headers of its older and its newer form
 * (help.shopify.com, "Using CSV files to import and export products"). One row for each variant; a product's
 * own fields stand in its first row, further pictures in rows of their own.
 */
import {createHash} from 'node:crypto';
import {parse} from 'csv-parse/sync';
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

export interface ShopOptions {
  shopName?: string;
  /** ISO 4217, in which the file's prices are; `USD` by default. */
  currency?: string;
  /** ISO 3166 alpha-2; `US` by default. */
  country?: string;
}

export interface ProductCsv {
  catalogue: Catalogue;
  /** Where each picture is, by its path below the CDN's root: an address, or a path in a folder. */
  pictures: Map<string, string>;
  /** Problems of the file, each with its row and field where it has them. */
  problems: string[];
}

/** Fields by their headers in lower case: the older name, then the newer. */
const headers = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
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
  compareAt: ['variant compare at price', 'compare-at price'],
  requiresShipping: ['variant requires shipping', 'requires shipping'],
  taxable: ['variant taxable', 'charge tax'],
  barcode: ['variant barcode', 'variant barcodes', 'barcode'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
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
export function readProductCsv(text: string, options: ShopOptions = {}): ProductCsv {
  const {shopName = 'My shop', currency = 'USD', country = 'US'} = options;
  const problems: string[] = [];
  const pictures = new Map<string, string>();
  const {rows, name} = readRows(text, problems);
  const reading: CsvContext = {currency, pictures, problems, name, variants: 0};
  const products = productsOf(rows, problems, name).map((group, index) =>
    toProduct(group, firstProductId + index, reading),
  );
  const sold = products.filter((product) => product !== null);
  if (problems.length === 0 && sold.length === 0)
    problems.push('it has no active product');
  const catalogue: Catalogue = {
    shop: {
      id: 1,
      name: shopName,
      description: '',
      currencyCode: currency,
      countryCode: country,
    },
    products: sold,
    ...listings(sold),
    metaobjects: [],
    redirects: [],
    policies: [],
    pages: [],
    discounts: [],
    giftCards: [],
  };
  return {catalogue, pictures, problems};
}

interface CsvContext {
  currency: string;
  pictures: Map<string, string>;
  problems: string[];
  /** The header of a field in this file, for messages. */
  name(field: Field): string;
  variants: number;
}

interface CsvRecord {
  record: string[];
  info: {lines: number};
}

function readRows(
  text: string,
  problems: string[],
): {rows: Row[]; name: (field: Field) => string} {
  let records: CsvRecord[] = [];
  try {
    // With `info` each record comes with the number of the line it ends on.
    records = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as CsvRecord[];
  } catch (error) {
    const {lines, message} = error as Error & {lines?: number};
    problems.push(`row ${lines ?? 1}: ${message}`);
  }
  const [head, ...rest] = records;
  const names = head?.record.map((header) => header.trim()) ?? [];
  const lower = names.map((header) => header.toLowerCase());
  const columns = new Map<Field, number>();
  for (const [field, known] of Object.entries(headers) as [Field, readonly string[]][]) {
    const at = lower.findIndex((header) => known.includes(header));
    if (at >= 0) columns.set(field, at);
  }
  const name = (field: Field) =>
    names[columns.get(field) ?? -1] ??
    headers[field][0].replace(/^./, (c) => c.toUpperCase());
  for (const field of ['handle', 'title'] as const) {
    if (!columns.has(field)) problems.push(`row 1: there is no column ${name(field)}`);
  }
  const metafields = names.flatMap((header, at) => {
    const [, namespace, key] = metafieldHeader.exec(header) ?? [];
    return namespace && key ? [{at, namespace, key}] : [];
  });
  const share = createPool();
  let line = (head?.info.lines ?? 1) + 1;
  const rows = rest.map(({record, info}): Row => {
    const first = line;
    line = info.lines + 1;
    return {
      line: first,
      get: (field) => share(record[columns.get(field) ?? -1]?.trim() ?? ''),
      metafields: () =>
        metafields.flatMap(({at, namespace, key}) => {
          const value = record[at]?.trim();
          return value ? [{namespace, key, type: metafieldType(value), value}] : [];
        }),
    };
  });
  return {rows, name};
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
function metafieldType(value: string): string {
  if (/^\{.*"scale_max"/s.test(value)) return 'rating';
  if (/^-?\d+$/.test(value)) return 'number_integer';
  return value.includes('\n') ? 'multi_line_text_field' : 'single_line_text_field';
}

/** Rows by product, in the file's order. */
function productsOf(
  rows: readonly Row[],
  problems: string[],
  name: (field: Field) => string,
): Row[][] {
  const products = new Map<string, Row[]>();
  for (const row of rows) {
    const handle = row.get('handle') || slug(row.get('title'));
    const known = products.get(handle);
    if (known) known.push(row);
    else if (!row.get('title')) {
      problems.push(`row ${row.line}, ${name('title')}: a product's first row needs one`);
    } else products.set(handle, [row]);
  }
  return [...products.values()];
}

/** A product; null when it is not on sale. */
function toProduct(rows: Row[], id: number, reading: CsvContext): ProductData | null {
  const [first] = rows;
  if (!first) return null;
  const status = first.get('status').toLowerCase();
  if (status === 'draft' || status === 'archived') return null;
  if (first.get('published').toLowerCase() === 'false') return null;
  const images = imagesOf(rows, reading);
  const options = optionsOf(rows, first);
  const sold = rows.filter((row) => row.get('option1Value') || row.get('price'));
  const variants = (sold.length > 0 ? sold : [first]).map((row) =>
    toVariant(row, options, images, reading),
  );
  const title = first.get('title');
  const [seoTitle, seoDescription] = [first.get('seoTitle'), first.get('seoDescription')];
  const metafields = first.metafields();
  return {
    id,
    handle: first.get('handle') || slug(title),
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
  };
}

function optionsOf(rows: readonly Row[], first: Row): OptionData[] {
  const options = ([1, 2, 3] as const).flatMap((n) => {
    const name = first.get(`option${n}Name`);
    if (!name) return [];
    const values = new Set(rows.map((row) => row.get(`option${n}Value`)).filter(Boolean));
    return [{name, values: [...values].map((value) => ({name: value}))}];
  });
  const none = [{name: 'Title', values: [{name: 'Default Title'}]}];
  return options.some(({values}) => values.length > 0) ? options : none;
}

interface FoundImage {
  location: string;
  position: number;
  data: ImageData;
}

/** A product's pictures in their order, those that only a variant names at the end. */
function imagesOf(
  rows: readonly Row[],
  {pictures, problems, name}: CsvContext,
): FoundImage[] {
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
      problems.push(
        `row ${row.line}, ${name('imagePosition')}: "${position}" is no number`,
      );
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
  const tracked = row.get('tracker') !== '' && row.get('quantity') !== '';
  const grams = row.get('grams');
  const barcode = row.get('barcode');
  reading.variants += 1;
  const only = options[0]?.values[0]?.name ?? '';
  return {
    id: firstVariantId + reading.variants,
    optionValues: options.map((_, index) => {
      const value = row.get(`option${(index + 1) as 1 | 2 | 3}Value`);
      if (!value && options[index]?.name !== 'Title') {
        const header = reading.name(`option${(index + 1) as 1 | 2 | 3}Value`);
        reading.problems.push(`row ${row.line}, ${header}: the variant needs a value`);
      }
      return value || only;
    }),
    price: minorUnits(row, 'price', reading),
    ...(compareAt && {compareAtPrice: minorUnits(row, 'compareAt', reading)}),
    // Spreadsheets put an apostrophe before a text of digits.
    sku: row.get('sku').replace(/^'/, ''),
    ...(barcode && {barcode: barcode.replace(/^'/, '')}),
    stock: tracked ? whole(row, 'quantity', reading) : null,
    ...(row.get('policy').toLowerCase() === 'continue' && {oversell: true}),
    ...(own && image >= 0 && {image}),
    ...(grams && {weight: Math.round(decimal(row, 'grams', reading))}),
    ...(row.get('requiresShipping').toLowerCase() === 'false' && {
      requiresShipping: false,
    }),
    ...(row.get('taxable').toLowerCase() === 'false' && {taxable: false}),
  };
}

function minorUnits(row: Row, field: Field, reading: CsvContext): number {
  return Math.round(
    decimal(row, field, reading, 'a price') * 10 ** currencyDecimals(reading.currency),
  );
}

function whole(row: Row, field: Field, reading: CsvContext): number {
  const value = decimal(row, field, reading, 'a whole number');
  if (Number.isInteger(value)) return value;
  reading.problems.push(
    `row ${row.line}, ${reading.name(field)}: "${row.get(field)}" is not a whole number`,
  );
  return 0;
}

function decimal(row: Row, field: Field, reading: CsvContext, kind = 'a number'): number {
  const text = row.get(field);
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const problem = text ? `"${text}" is not ${kind}` : `${kind} is missing`;
  reading.problems.push(`row ${row.line}, ${reading.name(field)}: ${problem}`);
  return 0;
}

/** A file has no collections and no menu: one of everything and one for each product type are made. */
function listings(
  products: readonly ProductData[],
): Pick<Catalogue, 'collections' | 'menus'> {
  const types = [
    ...new Set(products.map(({productType}) => productType).filter(Boolean)),
  ];
  const all = {handle: 'all', title: 'All products', listed: [...products]};
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

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
