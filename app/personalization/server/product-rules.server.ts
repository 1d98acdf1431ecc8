import {log} from '~/server/log';

import type {Personalization} from '../personalization';
import {pictureName, readRules} from '../schema';

/** A product as far as its print is concerned. */
export interface PrintableProduct {
  handle: string;
  options: readonly {name: string; optionValues: readonly {name: string}[]}[];
  /** URLs of its pictures; `null` where they were not asked for. */
  pictures: readonly string[] | null;
  /** Its metafield `custom.personalization`. */
  metafield: {value: string} | null | undefined;
}

/** What a product's metafield comes to. */
export interface ProductRules {
  /** `null` where its rules are mistaken. */
  rules: Personalization | null;
  /** Whether a variant is not sold, since nobody could type what it prints. */
  isUnsold: (selectedOptions: readonly {name: string; value: string}[]) => boolean;
}

/** The rules of a product; `null` for one without. Mistakes in them are logged. */
export function productRules(
  {handle, options, pictures, metafield}: PrintableProduct,
  imageOrigin: string,
): ProductRules | null {
  if (!metafield) return null;
  const product = {
    options: options.map(({name, optionValues}) => ({
      name,
      values: optionValues.map((value) => value.name),
    })),
    pictures: pictures && pictures.map(pictureName),
  };
  const read = readRules(metafield.value, product, {origin: imageOrigin});
  if (read.ok) return {rules: read.rules, isUnsold: () => false};
  const {problems, unsold} = read;
  log('warn', 'personalization.mistaken', {product: handle, problems});
  return {
    rules: null,
    isUnsold: (selectedOptions) =>
      unsold === null ||
      selectedOptions.some(
        ({name, value}) => name === unsold.option && unsold.values.includes(value),
      ),
  };
}
