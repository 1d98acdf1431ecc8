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
  const translate = (text: string) => translations[text] ?? text;
  const index = createCatalogueIndex(translateCatalogue(catalogue, translate));
  const metaobject = (record: MetaobjectRecord): MetaobjectRecord => ({
    ...record,
    data: {...record.data, fields: translateValues(record.data.fields, translate)},
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

type Translate = (text: string) => string;

function translateCatalogue(catalogue: Catalogue, translate: Translate): Catalogue {
  const {shop} = catalogue;
  const body = <Written extends {title: string; body: string}>(written: Written) => ({
    ...written,
    title: translate(written.title),
    body: translate(written.body),
  });
  return {
    ...catalogue,
    shop: {
      ...shop,
      description: translate(shop.description),
      ...(shop.metafields && {metafields: translateValues(shop.metafields, translate)}),
    },
    products: catalogue.products.map((product) => ({
      ...product,
      title: translate(product.title),
      descriptionHtml: translate(product.descriptionHtml),
      ...(product.seo && {seo: translateSeo(product.seo, translate)}),
      options: product.options.map(({name, values}) => ({
        name: translate(name),
        values: values.map((value) => ({...value, name: translate(value.name)})),
      })),
      variants: product.variants.map((variant) => ({
        ...variant,
        optionValues: variant.optionValues.map(translate),
      })),
      images: product.images.map((image) => translateImage(image, translate)),
      ...(product.metafields && {
        metafields: translateValues(product.metafields, translate),
      }),
    })),
    collections: catalogue.collections.map((collection) => ({
      ...collection,
      title: translate(collection.title),
      descriptionHtml: translate(collection.descriptionHtml),
      ...(collection.seo && {seo: translateSeo(collection.seo, translate)}),
    })),
    menus: catalogue.menus.map((menu) => ({
      ...menu,
      title: translate(menu.title),
      items: translateItems(menu.items, translate),
    })),
    pages: catalogue.pages.map(body),
    policies: catalogue.policies.map(body),
  };
}

type Seo = NonNullable<CollectionData['seo']>;

function translateSeo({title, description}: Seo, translate: Translate): Seo {
  return {
    ...(title && {title: translate(title)}),
    ...(description && {description: translate(description)}),
  };
}

function translateItems(
  items: readonly MenuItemData[],
  translate: Translate,
): MenuItemData[] {
  return items.map(({title, items: below, ...item}) => ({
    ...item,
    title: translate(title),
    ...(below && {items: translateItems(below, translate)}),
  }));
}

function translateImage(image: ImageData, translate: Translate): ImageData {
  return {...image, altText: image.altText && translate(image.altText)};
}

function translateValues<Field extends Pick<MetafieldData, 'type' | 'value'>>(
  fields: readonly Field[],
  translate: Translate,
): Field[] {
  return fields.map((field) =>
    WRITTEN.includes(field.type) ? {...field, value: translate(field.value)} : field,
  );
}
