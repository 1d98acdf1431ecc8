import ts from 'typescript';

export type Node = {[property: string]: unknown};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Properties whose text is an absolute URL here. schema.org takes any text. */
const URLS = new Set(['@id', 'url', 'image', 'logo', 'item', 'sameAs']);

/** A module with one document of structured data, typed by schema.org's vocabulary (the package `schema-dts`). */
const FILE = `${import.meta.dirname}/structured-data.ts`;
const source = (document: Node) =>
  `import type {Graph} from 'schema-dts';\nexport const data: Graph = ${JSON.stringify(document, null, 1)};`;

let content = '';
let version = 0;
const service = ts.createLanguageService({
  ...ts.sys,
  useCaseSensitiveFileNames: () => true,
  getCompilationSettings: () => ({strict: true, skipLibCheck: true, noEmit: true}),
  getScriptFileNames: () => [FILE],
  getScriptVersion: (name) => (name === FILE ? String(version) : '1'),
  getScriptSnapshot(name) {
    const text = name === FILE ? content : ts.sys.readFile(name);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
});

/** What a document of structured data says against schema.org's vocabulary, a sentence each. */
export function vocabularyProblems(document: Node): string[] {
  content = source(withoutGoogles(document) as Node);
  version += 1;
  const problems = [
    ...service.getSyntacticDiagnostics(FILE),
    ...service.getSemanticDiagnostics(FILE),
  ].map(({messageText, start = 0}) => {
    const line = content.slice(0, start).split('\n').length;
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${content.split('\n')[line - 1]?.trim()}: ${text.slice(0, 400)}`;
  });
  const known = new Set(idsIn(document['@graph']));
  return [...problems, ...textProblems(document['@graph'], known)];
}

/** Without `query-input`, which is Google's own. */
function withoutGoogles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGoogles);
  if (!isNode(value)) return value;
  const own = Object.entries(value).filter(([name]) => name !== 'query-input');
  return Object.fromEntries(own.map(([name, each]) => [name, withoutGoogles(each)]));
}

const idsIn = (graph: unknown) =>
  Array.isArray(graph) ? graph.filter(isNode).map((node) => node['@id']) : [];

/** Empty texts, relative URLs, and references to nothing: no matter of the vocabulary's types. */
function textProblems(value: unknown, known: ReadonlySet<unknown>): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textProblems(each, known));
  if (!isNode(value)) return [];
  const isReference = Object.keys(value).join() === '@id';
  if (isReference)
    return known.has(value['@id']) ? [] : [`${String(value['@id'])} is nowhere`];
  return Object.entries(value).flatMap(([name, each]) => {
    if (typeof each !== 'string') return textProblems(each, known);
    if (each.trim() === '') return [`${name} is empty`];
    const isAbsolute = /^https?:/.test(each) && URL.canParse(each);
    return URLS.has(name) && !isAbsolute ? [`${name} is no URL: ${each}`] : [];
  });
}

/** Google's required properties, and the recommended ones that every product of a store can have (product variants, merchant listing). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  ProductGroup: ['name', 'description', 'url', 'variesBy', 'productGroupID'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  MerchantReturnPolicy: [
    'applicableCountry',
    'returnPolicyCategory',
    'merchantReturnDays',
  ],
  OfferShippingDetails: ['shippingRate', 'shippingDestination'],
  AggregateRating: ['ratingValue', 'reviewCount'],
};

/** What Google misses in a document of structured data, a sentence each. */
export function googleProblems(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(googleProblems);
  if (!isNode(value)) return [];
  const type = String(value['@type']);
  const missing = (REQUIRED[type] ?? [])
    .filter((name) => value[name] === undefined || value[name] === '')
    .map((name) => `${type} lacks ${name}`);
  const isBare =
    type === 'ProductGroup' && !value.hasVariant && !value.offers && !value['@id'];
  return [
    ...missing,
    ...(isBare ? ['ProductGroup lacks variants'] : []),
    ...Object.values(value).flatMap(googleProblems),
  ];
}
