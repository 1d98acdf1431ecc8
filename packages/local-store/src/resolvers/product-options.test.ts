import {isOptionValueCombinationInEncodedVariant} from '@shopify/hydrogen';
import {describe, expect, it} from 'vitest';
import {createClubCatalogue} from '@quillhaven/club';
import {productData, smallShop, variantData} from '../fixtures/small-shop';
import {createTestStore, testNow} from '../fixtures/test-store';

const {ask} = createTestStore({catalogue: createClubCatalogue(testNow)});

interface Variant {
  title: string;
  availableForSale: boolean;
}

async function onHoodie<Fields>(
  fields: string,
  handle = 'crest-hoodie',
): Promise<Fields> {
  const {body} = await ask<{product: Fields}>(
    `{ product(handle: "${handle}") { ${fields} } }`,
  );
  expect(body.errors).toBeUndefined();
  return body.data.product;
}

const option = (name: string, value: string) => `{name: "${name}", value: "${value}"}`;

async function selected(args: string, handle?: string): Promise<string | undefined> {
  const {variant} = await onHoodie<{variant: Variant | null}>(
    `variant: selectedOrFirstAvailableVariant${args} { title availableForSale }`,
    handle,
  );
  return variant?.title;
}

describe('product.selectedOrFirstAvailableVariant', () => {
  it('answers the variant with the selected options, available or not', async () => {
    const soldOut = `(selectedOptions: [${option('Size', 'M')}, ${option('Color', 'Ink')}])`;
    expect(await selected(soldOut)).toBe('M / Ink');
  });

  it('answers the first available variant when nothing is selected, or nothing matches', async () => {
    expect(await selected('')).toBe('XS / Petrol');
    expect(
      await selected(
        `(selectedOptions: [${option('Size', 'XS')}, ${option('Color', 'Rust')}])`,
      ),
    ).toBe('XS / Petrol');
  });

  it('answers the first variant when none is available', async () => {
    expect(await selected('', 'away-end-tee')).toBe('S / Rust');
  });

  it('answers the first available variant with the options that are selected', async () => {
    expect(await selected(`(selectedOptions: [${option('Color', 'Rust')}])`)).toBe(
      'S / Rust',
    );
  });

  it('ignores unknown options by default', async () => {
    const unknown = `selectedOptions: [${option('Size', 'L')}, ${option('Color', 'Ink')}, ${option('utm', 'x')}]`;
    expect(await selected(`(${unknown})`)).toBe('L / Ink');
    expect(await selected(`(${unknown}, ignoreUnknownOptions: false)`)).toBe(
      'XS / Petrol',
    );
  });

  it('is case-sensitive by default', async () => {
    const lower = `selectedOptions: [${option('size', 'l')}, ${option('color', 'ink')}]`;
    expect(await selected(`(${lower})`)).toBe('XS / Petrol');
    expect(await selected(`(${lower}, caseInsensitiveMatch: true)`)).toBe('L / Ink');
  });
});

describe('product.variantBySelectedOptions', () => {
  it('answers null to what does not exist, is incomplete or unknown', async () => {
    const find = (options: string, rest = '') =>
      `variantBySelectedOptions(selectedOptions: [${options}]${rest}) { title }`;
    const found = await onHoodie<Record<string, Variant | null>>(`
      missing: ${find(`${option('Size', 'XS')}, ${option('Color', 'Rust')}`)}
      incomplete: ${find(option('Size', 'XS'))}
      unknown: ${find(`${option('Size', 'L')}, ${option('Color', 'Ink')}, ${option('utm', 'x')}`)}
      ignored: ${find(`${option('Size', 'L')}, ${option('Color', 'Ink')}, ${option('utm', 'x')}`, ', ignoreUnknownOptions: true')}
      found: ${find(`${option('Size', 'L')}, ${option('Color', 'Ink')}`)}
    `);
    expect(found).toEqual({
      missing: null,
      incomplete: null,
      unknown: null,
      ignored: {title: 'L / Ink'},
      found: {title: 'L / Ink'},
    });
  });
});

describe('product.adjacentVariants', () => {
  it('answers the variants that differ in one option, by id', async () => {
    const {adjacentVariants} = await onHoodie<{adjacentVariants: Variant[]}>(
      `adjacentVariants(selectedOptions: [${option('Size', 'XS')}, ${option('Color', 'Ink')}]) { title }`,
    );
    expect(adjacentVariants.map(({title}) => title)).toEqual([
      'XS / Petrol',
      ...['S', 'M', 'L', 'XL', '2XL', '3XL'].map((size) => `${size} / Ink`),
      'XS / Heron Grey',
    ]);
  });

  it('takes the first available variant when nothing is selected', async () => {
    const {adjacentVariants} = await onHoodie<{adjacentVariants: Variant[]}>(
      'adjacentVariants { title }',
    );
    expect(adjacentVariants.map(({title}) => title)).toContain('S / Petrol');
    expect(adjacentVariants.map(({title}) => title)).not.toContain('XS / Petrol');
  });
});

describe('product.options', () => {
  interface Option {
    name: string;
    values: string[];
    optionValues: {
      name: string;
      swatch: {color: string} | null;
      firstSelectableVariant: Variant;
    }[];
  }

  it('answers for each value a swatch and the variant at the lowest positions', async () => {
    const {options} = await onHoodie<{options: Option[]}>(
      'options { name values optionValues { name swatch { color } firstSelectableVariant { title } } }',
    );
    const color = options.find(({name}) => name === 'Color');
    expect(color?.values).toEqual(['Petrol', 'Ink', 'Heron Grey', 'Rust']);
    expect(color?.optionValues.at(-1)).toEqual({
      name: 'Rust',
      swatch: {color: '#a2472f'},
      firstSelectableVariant: {title: 'S / Rust'},
    });
  });

  it('agrees with the encoded fields on what exists and what is available', async () => {
    const {existence, availability} = await onHoodie<{
      existence: string;
      availability: string;
    }>('existence: encodedVariantExistence availability: encodedVariantAvailability');
    const [small, medium] = [0, 2];
    const [ink, rust] = [1, 3];
    expect(isOptionValueCombinationInEncodedVariant([small, rust], existence)).toBe(
      false,
    );
    expect(isOptionValueCombinationInEncodedVariant([medium, ink], existence)).toBe(true);
    expect(isOptionValueCombinationInEncodedVariant([medium, ink], availability)).toBe(
      false,
    );
    expect(isOptionValueCombinationInEncodedVariant([small, ink], availability)).toBe(
      true,
    );
  });
});

describe('product variants', () => {
  it('are not in stock but for sale when they may be oversold', async () => {
    const {variants} = await onHoodie<{variants: {nodes: Record<string, unknown>[]}}>(
      'variants(first: 1) { nodes { availableForSale currentlyNotInStock quantityAvailable } }',
      'floodlight-hoodie',
    );
    expect(variants.nodes[0]).toEqual({
      availableForSale: true,
      currentlyNotInStock: true,
      quantityAvailable: 0,
    });
  });

  it('carry a quantity rule of 1, none and 1 unless the catalogue says otherwise', async () => {
    const rule =
      'variants(first: 1) { nodes { quantityRule { minimum maximum increment } } }';
    const usual = await onHoodie<{variants: {nodes: unknown[]}}>(rule);
    const socks = await onHoodie<{variants: {nodes: unknown[]}}>(rule, 'hoop-socks');
    expect(usual.variants.nodes).toEqual([
      {quantityRule: {minimum: 1, maximum: null, increment: 1}},
    ]);
    expect(socks.variants.nodes).toEqual([
      {quantityRule: {minimum: 2, maximum: 10, increment: 2}},
    ]);
  });
});

describe('a combined listing', () => {
  const child = (id: number, color: string, sizes: string[]) =>
    productData(
      id,
      `Relay ${color}`,
      sizes.map((size, index) =>
        variantData(id * 10 + index, size, {optionValues: [color, size]}),
      ),
      {
        options: [
          {name: 'Color', values: [{name: color}]},
          {name: 'Size', values: sizes.map((name) => ({name}))},
        ],
      },
    );
  const products = [
    child(1, 'Red', ['S', 'M']),
    child(2, 'Blue', ['M', 'L']),
    productData(3, 'Relay', [], {options: [], combines: [1, 2]}),
  ];
  const catalogue = {...smallShop, products, collections: []};

  it('has the options and variants of all its products, on each of them', async () => {
    const listing = createTestStore({catalogue});
    const fields = `availableForSale
      options { name optionValues { name firstSelectableVariant { product { handle } } } }
      variants(first: 9) { nodes { title product { handle } } }`;
    const {body} = await listing.ask<Record<string, Record<string, unknown>>>(`{
      parent: product(handle: "relay") { ${fields} }
      child: product(handle: "relay-blue") { ${fields} }
    }`);
    const {parent, child: blue} = body.data;
    expect(blue).toEqual(parent);
    const first = (name: string, handle: string) => ({
      name,
      firstSelectableVariant: {product: {handle}},
    });
    expect(parent).toMatchObject({
      availableForSale: true,
      options: [
        {optionValues: [first('Red', 'relay-red'), first('Blue', 'relay-blue')]},
        {
          optionValues: [
            first('S', 'relay-red'),
            first('M', 'relay-red'),
            first('L', 'relay-blue'),
          ],
        },
      ],
      variants: {
        nodes: [
          {title: 'Red / S', product: {handle: 'relay-red'}},
          {title: 'Red / M', product: {handle: 'relay-red'}},
          {title: 'Blue / M', product: {handle: 'relay-blue'}},
          {title: 'Blue / L', product: {handle: 'relay-blue'}},
        ],
      },
    });
  });

  it('names a product that is not there', () => {
    const [, ...rest] = products;
    expect(() => createTestStore({catalogue: {...catalogue, products: rest}})).toThrow(
      'relay combines no product 1',
    );
  });
});
