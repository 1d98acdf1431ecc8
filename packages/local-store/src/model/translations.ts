/** A catalogue in another language, as merchants keep translations beside the original texts. */
import type {
  Catalogue,
  CollectionData,
  ImageData,
  MenuItemData,
  MetafieldData,
} from '../catalogue';
import {createCatalogueIndex, type CatalogueIndex} from './catalogue-index';
import type {MetaobjectRecord} from './catalogue-records';

/** Translated texts by the original. A text that is not there stays as it is, as at Shopify. */
export type Translations = Readonly<Record<string, string>>;

/** Types of fields whose value a shopper reads. */
const WRITTEN = ['single_line_text_field', 'multi_line_text_field'];

/**
 * The catalogue in another language. Handles, tags, vendors and product types stay, as do ids. Metaobjects are those of
 * `original` at each moment: staff change them while the store runs.
 */
export function translatedIndex(
  catalogue: Catalogue,
  original: CatalogueIndex,
  translations: Translations,
): CatalogueIndex {
  const say = (text: string) => translations[text] ?? text;
  const index = createCatalogueIndex(translateCatalogue(catalogue, say));
  const metaobject = (record: MetaobjectRecord): MetaobjectRecord => ({
    ...record,
    data: {...record.data, fields: translateValues(record.data.fields, say)},
  });
  return {
    ...index,
    get metaobjects() {
      return original.metaobjects.map(metaobject);
    },
    node(gid) {
      const found = original.node(gid);
      return found?.__typename === 'Metaobject' ? metaobject(found) : index.node(gid);
    },
  };
}

type Say = (text: string) => string;

function translateCatalogue(catalogue: Catalogue, say: Say): Catalogue {
  const {shop} = catalogue;
  const body = <Written extends {title: string; body: string}>(written: Written) => ({
    ...written,
    title: say(written.title),
    body: say(written.body),
  });
  return {
    ...catalogue,
    shop: {
      ...shop,
      description: say(shop.description),
      ...(shop.metafields && {metafields: translateValues(shop.metafields, say)}),
    },
    products: catalogue.products.map((product) => ({
      ...product,
      title: say(product.title),
      descriptionHtml: say(product.descriptionHtml),
      ...(product.seo && {seo: translateSeo(product.seo, say)}),
      options: product.options.map(({name, values}) => ({
        name: say(name),
        values: values.map((value) => ({...value, name: say(value.name)})),
      })),
      variants: product.variants.map((variant) => ({
        ...variant,
        optionValues: variant.optionValues.map(say),
      })),
      images: product.images.map((image) => translateImage(image, say)),
      ...(product.metafields && {metafields: translateValues(product.metafields, say)}),
    })),
    collections: catalogue.collections.map((collection) => ({
      ...collection,
      title: say(collection.title),
      descriptionHtml: say(collection.descriptionHtml),
      ...(collection.seo && {seo: translateSeo(collection.seo, say)}),
    })),
    menus: catalogue.menus.map((menu) => ({
      ...menu,
      title: say(menu.title),
      items: translateItems(menu.items, say),
    })),
    pages: catalogue.pages.map(body),
    policies: catalogue.policies.map(body),
  };
}

type Seo = NonNullable<CollectionData['seo']>;

function translateSeo({title, description}: Seo, say: Say): Seo {
  return {
    ...(title && {title: say(title)}),
    ...(description && {description: say(description)}),
  };
}

function translateItems(items: readonly MenuItemData[], say: Say): MenuItemData[] {
  return items.map(({title, items: below, ...item}) => ({
    ...item,
    title: say(title),
    ...(below && {items: translateItems(below, say)}),
  }));
}

function translateImage(image: ImageData, say: Say): ImageData {
  return {...image, altText: image.altText && say(image.altText)};
}

function translateValues<Field extends Pick<MetafieldData, 'type' | 'value'>>(
  fields: readonly Field[],
  say: Say,
): Field[] {
  return fields.map((field) =>
    WRITTEN.includes(field.type) ? {...field, value: say(field.value)} : field,
  );
}
