/** Products, pages, articles and collections as search sees them. */
import {type LiveInventory, isForSale} from './inventory';
import type {
  ArticleRecord,
  CollectionRecord,
  PageRecord,
  ProductRecord,
} from './catalogue-records';
import {
  fieldWeights,
  type Searchable,
  type SearchableField,
  type SearchedText,
} from './catalogue-search';
import {htmlToText} from './catalogue-text';
import {colorNames, indexText} from './search-tolerance';

/** @param fields which texts are sought in */
export function searchableProduct(
  product: ProductRecord,
  fields: readonly SearchableField[],
  inventory: LiveInventory,
): Searchable<ProductRecord> {
  const {data, tags, variants} = product;
  return {
    item: product,
    texts: fields.flatMap((field) => indexed(product, field)),
    fields: {
      text: {
        tag: tags,
        product_type: [data.productType],
        vendor: [data.vendor],
        handle: [data.handle],
        id: [String(data.id)],
        'variants.sku': variants.map((variant) => variant.data.sku),
      },
      words: {title: [data.title]},
      numbers: {'variants.price': variants.map((variant) => inventory.amount(variant))},
      dates: {
        created_at: data.createdAt,
        updated_at: data.updatedAt,
        published_at: data.publishedAt,
      },
      flags: {available_for_sale: isForSale(product, inventory)},
    },
  };
}

/** The fields in which a typing mistake is forgiven. */
const forgivingFields: readonly SearchableField[] = [
  'TITLE',
  'PRODUCT_TYPE',
  'VARIANTS_TITLE',
  'VENDOR',
];

/** Texts of products as they are sought in, made when they are first: nothing about them changes. */
const indexedTexts = new WeakMap<
  ProductRecord,
  Map<SearchableField, readonly SearchedText[]>
>();

function indexed(product: ProductRecord, field: SearchableField) {
  const known = indexedTexts.get(product) ?? new Map<SearchableField, SearchedText[]>();
  indexedTexts.set(product, known);
  const texts =
    known.get(field) ?? textsOf(product, field).map((text) => searched(text, field));
  known.set(field, texts);
  return texts;
}

function searched(text: string, field: SearchableField): SearchedText {
  return {
    words: indexText(text),
    weight: fieldWeights[field],
    typos: forgivingFields.includes(field),
  };
}

/** The texts that a term without a field is sought in, word by word, in `products(query:)`. */
export function plainTexts(
  product: ProductRecord,
  fields: readonly SearchableField[],
): string[] {
  return fields.flatMap((field) => textsOf(product, field));
}

function textsOf(product: ProductRecord, field: SearchableField): readonly string[] {
  const {data, tags, text, variants} = product;
  switch (field) {
    case 'TITLE':
      return [data.title];
    case 'PRODUCT_TYPE':
      return [data.productType];
    case 'VENDOR':
      return [data.vendor];
    case 'TAG':
      return tags;
    case 'BODY':
      return [text];
    case 'VARIANTS_TITLE':
      return data.options.flatMap(({values}) =>
        values.flatMap(({name, swatch}) => [name, ...(swatch ? colorNames(swatch) : [])]),
      );
    case 'VARIANTS_SKU':
      return variants.map((variant) => variant.data.sku);
    case 'VARIANTS_BARCODE':
      return variants.map((variant) => variant.data.barcode ?? '');
    case 'AUTHOR':
      return [];
  }
}

export function searchablePage(page: PageRecord): Searchable<PageRecord> {
  return {item: page, ...written(page.data.title, page.data.body)};
}

export function searchableArticle(article: ArticleRecord): Searchable<ArticleRecord> {
  return {item: article, ...written(article.data.title, article.data.contentHtml)};
}

export function searchableCollection(
  collection: CollectionRecord,
): Searchable<CollectionRecord> {
  return {
    item: collection,
    ...written(collection.data.title, collection.data.descriptionHtml),
  };
}

function written(title: string, html: string): Omit<Searchable<unknown>, 'item'> {
  return {
    texts: [searched(title, 'TITLE'), searched(htmlToText(html), 'BODY')],
    fields: {words: {title: [title]}},
  };
}
