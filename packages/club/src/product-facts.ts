/** Facts that follow from a product's specification: metafields and article numbers. */
import type {MetafieldData} from '@quillhaven/local-store';
import {instant} from './instant';
import {disclosuresOf} from './makers';
import {squadField} from './printing';
import type {ProductSpec} from './product-spec';
import {sizeGuideOf} from './size-guides';

/**
 * Material and fibers always; the maker where it is another than the club, the size guide, the day on which a pre-order is sent (`custom.ships_on`), the days to make it (`custom.making_days`), also once its sale has ended (`custom.made_after_end`), the instant at which a drop opens (`custom.available_from`), the lowest price before a reduction (`custom.lowest_price_30_days`), ratings in Shopify's standard review metafields where there are reviews.
 * https://shopify.dev/docs/apps/build/custom-data/metafields/list-of-standard-definitions
 */
export function metafieldsOf(spec: ProductSpec, start: Date): MetafieldData[] {
  const {material, rating, shipsInDays, lowestPrice, opensAfter, printing} = spec;
  const making = printing ? {days: 3, isAfterEnd: false} : spec.making;
  const facts: MetafieldData[] = [
    {
      namespace: 'details',
      key: 'material',
      type: 'single_line_text_field',
      value: material,
    },
  ];
  facts.push(...sizeGuideOf(spec), ...disclosuresOf(spec));
  if (printing) {
    facts.push({
      namespace: 'custom',
      key: 'personalization',
      type: 'json',
      value: JSON.stringify(printing.rules),
    });
    facts.push(squadField);
  }
  if (making) {
    facts.push({
      namespace: 'custom',
      key: 'making_days',
      type: 'number_integer',
      value: String(making.days),
    });
    if (making.isAfterEnd) {
      facts.push({
        namespace: 'custom',
        key: 'made_after_end',
        type: 'boolean',
        value: 'true',
      });
    }
  }
  if (shipsInDays) {
    const date = new Date(start.getTime() + shipsInDays * 86_400_000);
    facts.push({
      namespace: 'custom',
      key: 'ships_on',
      type: 'date',
      value: date.toISOString().slice(0, 10),
    });
  }
  if (lowestPrice) {
    facts.push({
      namespace: 'custom',
      key: 'lowest_price_30_days',
      type: 'money',
      value: JSON.stringify({
        amount: (lowestPrice / 100).toFixed(2),
        currency_code: 'USD',
      }),
    });
  }
  if (opensAfter !== undefined) {
    facts.push({
      namespace: 'custom',
      key: 'available_from',
      type: 'date_time',
      value: instant(start.getTime() + opensAfter),
    });
  }
  if (rating) {
    const scale = {scale_min: '1.0', scale_max: '5.0'};
    facts.push(
      {
        namespace: 'reviews',
        key: 'rating',
        type: 'rating',
        value: JSON.stringify({...scale, value: rating.value}),
      },
      {
        namespace: 'reviews',
        key: 'rating_count',
        type: 'number_integer',
        value: String(rating.count),
      },
    );
  }
  return facts;
}

/** An EAN-13 in the range that GS1 leaves to shops' own use, which begins with 2. */
export function articleNumber(number: number): string {
  const digits = `2${String(number).padStart(11, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
    0,
  );
  return digits + ((10 - (sum % 10)) % 10);
}
