/** Products, pages and collections as search sees them. */
import type {LiveInventory} from './catalogue-inventory';
import {isForSale, priceRange} from './catalogue-prices';
import type {CollectionRecord, PageRecord, ProductRecord} from './catalogue-records';
import {fieldWeights, type Searchable, type SearchableField} from './catalogue-search';
import {htmlToText} from './catalogue-text';

/** @param fields which texts are sought in */
export function searchableProduct(
  product: ProductRecord,
  fields: readonly SearchableField[],
  inventory: LiveInventory,
): Searchable<ProductRecord> {
  const {data, tags, variants} = product;
  const {min, max} = priceRange(product, inventory);
  return {
    item: product,
    texts: fields.flatMap((field) =>
      textsOf(product, field).map((text) => ({text, weight: fieldWeights[field]})),
    ),
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
      numbers: {'variants.price': [min / 100, max / 100]},
      dates: {
        created_at: data.createdAt,
        updated_at: data.updatedAt,
        published_at: data.publishedAt,
      },
      flags: {available_for_sale: isForSale(product, inventory)},
    },
  };
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
      return data.options.flatMap(({values}) => values.map(({name}) => name));
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
    texts: [
      {text: title, weight: fieldWeights.TITLE},
      {text: htmlToText(html), weight: fieldWeights.BODY},
    ],
    fields: {words: {title: [title]}},
  };
}
