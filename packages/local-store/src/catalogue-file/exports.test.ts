/** Files in `fixtures/exports`, each with the oddities of a spreadsheet, an app or a version of Shopify's admin. */
import {readFile} from 'node:fs/promises';
import {describe, expect, test} from 'vitest';
import {createTestStore} from '../fixtures/test-store';
import {readProductCsv} from './product-csv';

async function read(name: string, currency = 'EUR') {
  const file = new URL(`../fixtures/exports/${name}`, import.meta.url);
  return readProductCsv(await readFile(file), {currency});
}

describe('a product file', () => {
  test('of a German Excel: Windows-1252, semicolons, commas in numbers, empty rows', async () => {
    const {catalogue, summary, notes, problems} = await read('german-excel.csv');
    expect(problems).toEqual([]);
    expect(summary).toBe('1 product, 2 variants; skipped: 1 draft, 2 empty rows');
    expect(notes).toEqual([
      'it is not UTF-8, and was read as Windows-1252',
      'cells are separated by semicolons',
      'handles that Shopify writes otherwise: 1, for example "möwen-trikot", now "mowen-trikot"',
    ]);
    expect(catalogue.products).toMatchObject([
      {
        handle: 'mowen-trikot',
        title: 'Möwen-Trikot',
        vendor: 'Straßenfußball',
        options: [{name: 'Größe'}, {name: 'Farbe', values: [{name: 'Weiß'}]}],
        variants: [
          {optionValues: ['S', 'Weiß'], price: 4990, stock: 4},
          {optionValues: ['M', 'Weiß'], price: 4990, stock: 0, weight: 216},
        ],
      },
    ]);
  });

  test('of Excel’s “Unicode Text”: UTF-16 with tabs, prices in yen', async () => {
    const {catalogue, notes, problems} = await read('unicode-text.txt', 'JPY');
    expect(problems).toEqual([]);
    expect(notes).toEqual(['cells are separated by tabs']);
    expect(catalogue.products).toMatchObject([
      {title: '余白 Tシャツ', variants: [{price: 4800}]},
      {title: 'Mug, large', variants: [{price: 1600}]},
    ]);
  });

  test('whose first line tells the separator', async () => {
    const {catalogue, problems} = await read('sep-line.csv');
    expect(problems).toEqual([]);
    expect(catalogue.products).toMatchObject([
      {handle: 'pier-cap', variants: [{price: 1990}]},
    ]);
  });

  test('in Shopify’s newest columns: what is not read is named', async () => {
    const {catalogue, summary, notes, problems} = await read('newest-columns.csv');
    expect(problems).toEqual([]);
    expect(summary).toBe('3 products, 4 variants; skipped: 1 archived, 1 unpublished');
    expect(notes).toEqual([
      'columns that are not read: Product category, Option1 Linked To, Cost per item, Weight unit for display, Fulfillment service, Color (product.metafields.shopify.color-pattern), Included / Germany, Price / Germany',
      'tracked variants without a quantity, which never sell out: 1',
    ]);
    const [tee, scarf, card] = catalogue.products;
    expect(tee?.metafields).toEqual([
      {namespace: 'custom', key: 'washable', type: 'boolean', value: 'true'},
    ]);
    expect(tee?.variants).toMatchObject([{stock: null}, {stock: null, oversell: true}]);
    expect(scarf).toMatchObject({unlisted: true, metafields: [{key: 'hidden'}]});
    expect(card).toMatchObject({giftCard: true});
  });

  test('with an unlisted product: found by its handle, in no list and no search', async () => {
    const {catalogue} = await read('newest-columns.csv');
    const {ask} = createTestStore({catalogue});
    const {body} = await ask(`{
      product(handle: "members-scarf") { availableForSale isGiftCard }
      products(first: 9) { nodes { handle } }
      collection(handle: "all") { products(first: 9) { nodes { handle } } }
      search(query: "scarf", first: 9, types: [PRODUCT]) { totalCount }
      predictiveSearch(query: "scarf") { products { handle } queries { text } }
      sitemap(type: PRODUCT) { resources(page: 1) { items { handle } } }
      productTypes(first: 9) { nodes }
      card: product(handle: "gift-card") { isGiftCard }
    }`);
    const listed = [{handle: 'pier-tee'}, {handle: 'gift-card'}];
    expect(body.data).toEqual({
      product: {availableForSale: true, isGiftCard: false},
      products: {nodes: listed},
      collection: {products: {nodes: listed}},
      search: {totalCount: 0},
      predictiveSearch: {products: [], queries: []},
      sitemap: {resources: {items: listed}},
      productTypes: {nodes: ['Gift Cards', 'T-Shirt']},
      card: {isGiftCard: true},
    });
  });

  test('of another app: handles as Shopify writes them, further columns named', async () => {
    const {catalogue, summary, notes, problems} = await read('matrixify.csv');
    expect(problems).toEqual([]);
    expect(summary).toBe('2 products, 4 variants');
    expect(notes).toEqual([
      'columns that are not read: ID, Command, Tags Command, Published Scope, Row #, Top Row, Variant ID, Inventory Available: Harbor, Metafield: custom.fabric [single_line_text_field]',
      'tracked variants without a quantity, which never sell out: 2',
      'handles that Shopify writes otherwise: 2, for example "Away Kit 26/27", now "away-kit-26-27"',
    ]);
    expect(catalogue.products.map(({handle}) => handle)).toEqual([
      'away-kit-26-27',
      'winter-cap',
    ]);
  });

  test('without handles: they are made of the titles', async () => {
    const {catalogue, summary, problems} = await read('titles-alone.csv');
    expect(problems).toEqual([]);
    expect(summary).toBe('2 products, 2 variants; skipped: 1 empty row');
    expect(catalogue.products.map(({handle}) => handle)).toEqual([
      'pier-tee',
      'creme-brulee-mug',
    ]);
  });

  test('whose rows cannot be resolved is refused by row', async () => {
    expect((await read('refused.csv')).problems).toEqual([
      'row 2, Status: "aktiv" is none of active, draft, archived, unlisted',
      'row 2, Published: "WAHR" is none of true, false',
      'row 3, Option1 Value: "S" is already in row 2',
      'row 4, Option2 Value: its option has no name',
      'row 4, Variant Inventory Policy: "stop" is none of deny, continue',
      'row 4, Variant Price: "1,234" has more decimals than EUR',
      'row 4, Variant Taxable: "yes" is none of true, false',
      'row 6, Option1 Value: the variant needs a value',
      'row 6, Variant Price: a price is not below zero',
      'row 7: it has more cells than the header; is a quotation mark missing?',
      'row 7, Title: row 5 has the same handle',
    ]);
  });

  test('in an unknown encoding is refused with what to do', async () => {
    expect((await read('japanese.csv')).problems).toEqual([
      'its letters cannot be read: save it as "CSV UTF-8"',
    ]);
  });
});
