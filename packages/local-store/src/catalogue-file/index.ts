/** Catalogues from files: the CSV of Shopify's admin, or the package's own JSON. */
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import type {Catalogue} from '../catalogue';
import type {ImageSources} from '../cdn';
import {catalogueSchema} from './catalogue-schema';
import {schemaProblems} from './json-schema';
import {decode} from './csv-table';
import {readProductCsv, summaryOf, type ShopOptions} from './product-csv';
import {createFileSources} from '../cdn/file-sources';

/** As Shopify's admin: a larger file it does not import. */
const maxBytes = 15_000_000;

export interface ReadOptions extends ShopOptions {
  /** Folder of the pictures that the file names by their paths; the file's own by default. */
  imageFolder?: string;
}

export interface CatalogueFile {
  catalogue: Catalogue;
  /** Pictures by URL or from the folder, for `createImageCdn`. */
  sources: ImageSources;
  /** Where each picture is that a CSV names, by its path below the CDN's root: a URL, or a path in the folder. */
  pictures: ReadonlyMap<string, string>;
  /** What was read and what was skipped: `12 products, 48 variants; skipped: 1 draft`. */
  summary: string;
  /** What was assumed about the file, changed in it or not read, as sentences. */
  notes: string[];
}

/** So many problems are named: a file that is read wrongly has one in every row. */
const namedProblems = 20;

/** A file that cannot be sold from. The message names the file, the row or the place, and the field. */
export class CatalogueError extends Error {
  constructor(file: string, problems: readonly string[]) {
    const name = path.basename(file);
    const lines = problems.slice(0, namedProblems).map((one) => `${name}, ${one}`);
    const more = problems.length - namedProblems;
    if (more > 0) lines.push(`${name}, and ${more} more`);
    super(lines.join('\n'));
    this.name = 'CatalogueError';
  }
}

/**
 * Reads a catalogue: `.csv` as Shopify's admin exports products (`.tsv` and `.txt` as spreadsheets save it with
 * tabs), `.json` in the package's own form (catalogue.schema.json).
 * @param file its path
 * @throws CatalogueError for what stands in it
 */
export async function readCatalogue(
  file: string,
  options: ReadOptions = {},
): Promise<CatalogueFile> {
  const {size} = await stat(file).catch(() => {
    throw new CatalogueError(file, ['it is not there']);
  });
  if (size > maxBytes) {
    throw new CatalogueError(file, ['it is larger than 15 MB, the most that is read']);
  }
  const bytes = await readFile(file);
  const extension = path.extname(file).toLowerCase();
  const folder = options.imageFolder ?? path.dirname(file);
  if (extension === '.json') {
    const catalogue = readJson(file, bytes);
    const pictures = new Map<string, string>();
    const sources = createFileSources(folder, pictures);
    const summary = summaryOf(catalogue.products);
    return {catalogue, sources, pictures, summary, notes: []};
  }
  if (!['.csv', '.tsv', '.txt'].includes(extension)) {
    throw new CatalogueError(file, ['it is neither a .csv nor a .json']);
  }
  const {pictures, problems, ...read} = readProductCsv(bytes, options);
  if (problems.length > 0) throw new CatalogueError(file, problems);
  return {...read, pictures, sources: createFileSources(folder, pictures)};
}

function readJson(file: string, bytes: Uint8Array): Catalogue {
  const unreadable: string[] = [];
  const text = decode(bytes, [], unreadable);
  if (unreadable.length > 0) throw new CatalogueError(file, unreadable);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new CatalogueError(file, [(error as SyntaxError).message]);
  }
  const problems = schemaProblems(data, catalogueSchema);
  if (problems.length > 0) throw new CatalogueError(file, problems);
  // The schema is that of a catalogue whose lists may be left out.
  const given = data as Partial<Catalogue> & Pick<Catalogue, 'products' | 'shop'>;
  return {
    collections: [],
    menus: [],
    metaobjects: [],
    redirects: [],
    policies: [],
    pages: [],
    discounts: [],
    giftCards: [],
    ...given,
  };
}
