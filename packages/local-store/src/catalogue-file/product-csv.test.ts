import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {CatalogueError, readCatalogue} from '.';
import {createTestStore} from '../fixtures/test-store';
import {smallShop} from '../fixtures/small-shop';
import {readProductCsv} from './product-csv';

const older = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,SEO Title,Variant Image,Rating (product.metafields.custom.fabric),Status
pier-tee,Pier Tee,"<p>Soft,
and heavy.</p>",Quay,T-Shirt,"cotton, summer",true,Size,S,Color,Blue,'001,180,shopify,5,deny,25.00,30.00,true,true,,https://img.test/a.jpg,1,Front,Pier Tee | Quay,https://img.test/b.jpg,Cotton,active
pier-tee,,,,,,,,M,,Blue,T-M,180,shopify,0,continue,25.50,,true,true,,https://img.test/b.jpg,2,,,,,
pier-tee,,,,,,,,,,,,,,,,,,,,,https://img.test/c.jpg,3,Back,,,,
mug,Mug,,Quay,Mug,,true,Title,Default Title,,,MUG,,,,deny,12,,false,false,,,,,,,,active
hidden,Hidden,,Quay,Mug,,true,Title,Default Title,,,H,,,,deny,1,,,,,,,,,,,draft`;

const newer = `Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Requires shipping,Product image URL,Image position,Image alt text,Variant image URL,SEO title,SEO description
Pier Cap,pier-cap,<p>A cap.</p>,Quay,Cap,cotton,TRUE,Active,CAP-1,,Color,Navy,19.90,,TRUE,shopify,7,CONTINUE,90,TRUE,cap.jpg,1,The cap,,,`;

describe('a product CSV of Shopify’s admin', () => {
  test('in its older headers: options, variants, pictures, prices, stock', () => {
    const {catalogue, pictures, problems} = readProductCsv(older);
    expect(problems).toEqual([]);
    const [tee, mug] = catalogue.products;
    expect(catalogue.products.map(({handle}) => handle)).toEqual(['pier-tee', 'mug']);
    expect(tee).toMatchObject({
      title: 'Pier Tee',
      descriptionHtml: '<p>Soft,\nand heavy.</p>',
      tags: ['cotton', 'summer'],
      options: [
        {name: 'Size', values: [{name: 'S'}, {name: 'M'}]},
        {name: 'Color', values: [{name: 'Blue'}]},
      ],
      seo: {title: 'Pier Tee | Quay'},
      metafields: [{namespace: 'custom', key: 'fabric', value: 'Cotton'}],
    });
    expect(tee?.variants).toMatchObject([
      {
        optionValues: ['S', 'Blue'],
        price: 2500,
        compareAtPrice: 3000,
        sku: '001',
        stock: 5,
        image: 1,
      },
      {optionValues: ['M', 'Blue'], price: 2550, stock: 0, oversell: true, weight: 180},
    ]);
    expect(tee?.images.map(({altText}) => altText)).toEqual(['Front', null, 'Back']);
    expect([...pictures.values()]).toEqual(
      ['a', 'b', 'c'].map((name) => `https://img.test/${name}.jpg`),
    );
    expect(mug?.variants).toMatchObject([
      {
        optionValues: ['Default Title'],
        price: 1200,
        stock: null,
        requiresShipping: false,
      },
    ]);
  });

  test('in its newer headers', () => {
    const {catalogue, problems} = readProductCsv(newer);
    expect(problems).toEqual([]);
    expect(catalogue.products).toMatchObject([
      {
        handle: 'pier-cap',
        productType: 'Cap',
        variants: [{price: 1990, stock: 7, oversell: true, weight: 90}],
      },
    ]);
    expect(catalogue.collections.map(({handle}) => handle)).toEqual(['all', 'cap']);
  });

  test('under the header of its price before a reduction that other tools write', () => {
    const rows = ['Title,Variant Price,Variant Compare-at Price', 'Mug,8.00,12.00'];
    const {catalogue, notes} = readProductCsv(rows.join('\n'));
    expect(catalogue.products[0]?.variants).toMatchObject([{compareAtPrice: 1200}]);
    expect(notes).toEqual([]);
  });

  test('is sold by the store, in the order of the file', async () => {
    const {ask} = createTestStore({catalogue: readProductCsv(older).catalogue});
    const {body} = await ask(
      '{ collection(handle: "all") { products(first: 5) { nodes { title } } } }',
    );
    expect(body.data).toEqual({
      collection: {products: {nodes: [{title: 'Pier Tee'}, {title: 'Mug'}]}},
    });
  });

  test('of 5,000 rows is read and sold whole', async () => {
    const head = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant Price';
    const rows = Array.from({length: 5000}, (_, index) => {
      const product = Math.floor(index / 2);
      const first = index % 2 === 0;
      return [
        `goods-${product}`,
        first ? `Goods ${product}` : '',
        first ? `Type ${product % 7}` : '',
        first ? 'Size' : '',
        first ? 'S' : 'L',
        '12.50',
      ].join(',');
    });
    const {catalogue, problems} = readProductCsv([head, ...rows].join('\n'));
    expect(problems).toEqual([]);
    expect(catalogue.products).toHaveLength(2500);
    expect(catalogue.products.flatMap(({variants}) => variants)).toHaveLength(5000);
    const {ask} = createTestStore({catalogue});
    const {body} = await ask(
      '{ collection(handle: "type-3") { products(first: 250) { nodes { title } filters { values { label count } } } } }',
    );
    expect(body.data).toMatchObject({
      collection: {
        products: {
          nodes: {length: 250, 0: {title: 'Goods 3'}},
          filters: [{values: [{label: 'In stock', count: 357}, {}]}, {}, {}, {}],
        },
      },
    });
  });

  test('says what is wrong with a price, and with a product that stands there twice', () => {
    const price = 'Title;Price\nShirt;19,90 €\n';
    expect(readProductCsv(price).problems).toEqual([
      'row 2, Price: "19,90 €" is not a price: write digits alone, such as 1234',
    ]);
    const twice = 'Title,Price\nShirt,20\nShirt,25\n';
    expect(readProductCsv(twice).problems).toEqual([
      'row 3, Title: row 2 is the same product, and no option differs',
    ]);
  });

  test('with an error names row and field', () => {
    const broken = [
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Tracker,Variant Inventory Qty',
      'a,A,Size,S,ten,shopify,many',
      'a,,,M,,shopify,1.5',
      'b,,,,1,,',
    ].join('\n');
    expect(readProductCsv(broken).problems).toEqual([
      'row 2, Variant Price: "ten" is not a price',
      'row 2, Variant Inventory Qty: "many" is not a whole number',
      'row 3, Variant Price: a price is missing',
      'row 3, Variant Inventory Qty: "1.5" is not a whole number',
      "row 4, Title: a product's first row needs one",
    ]);
    const alike =
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Price';
    expect(readProductCsv(`${alike}\na,A,Size,S,size,Tall,1`).problems).toEqual([
      'row 2, Option2 Name: "size" is the name of another option',
    ]);
    expect(readProductCsv('Name\nx').problems).toEqual([
      'row 1: there is no column Title',
    ]);
    expect(readProductCsv('Handle,Title\n"a').problems[0]).toMatch(/^row 2: /);
  });
});

describe('a catalogue’s file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  });
  afterAll(() => rm(folder, {recursive: true}));

  const write = async (name: string, text: string) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  };
  const message = (reading: Promise<unknown>) =>
    reading.then(
      () => 'was read',
      (error: unknown) =>
        error instanceof CatalogueError ? error.message : String(error),
    );

  test('may be the package’s own JSON, whose lists may be left out', async () => {
    const {shop, products} = smallShop;
    // Some editors begin a file with a byte order mark.
    const file = await write('shop.json', `\uFEFF${JSON.stringify({shop, products})}`);
    const {catalogue, summary} = await readCatalogue(file);
    expect(summary).toMatch(/^\d+ products, \d+ variants$/);
    expect(catalogue.products).toEqual(products);
    expect(catalogue.collections).toEqual([]);
  });

  test('that is not a catalogue is refused, with the place of the error', async () => {
    const [product] = smallShop.products;
    const wrong = {
      shop: smallShop.shop,
      products: [
        {
          ...product,
          title: 7,
          colour: 'red',
          variants: [{...product?.variants[0], price: -1}],
        },
      ],
    };
    const file = await write('shop.json', JSON.stringify(wrong));
    expect(await message(readCatalogue(file))).toBe(
      [
        'shop.json, products[0].title: 7 is not a string',
        'shop.json, products[0].variants[0].price: -1 is less than 0',
        'shop.json, products[0].colour: no such field',
      ].join('\n'),
    );
    expect(await message(readCatalogue(await write('x.xlsx', '')))).toBe(
      'x.xlsx, it is neither a .csv nor a .json',
    );
    const many = Array.from({length: 30}, (_, n) => `t-${n},T,free`);
    const rows = await write('many.csv', ['Handle,Title,Price', ...many].join('\n'));
    const lines = (await message(readCatalogue(rows))).split('\n');
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('many.csv, and 10 more');
    expect(await message(readCatalogue(path.join(folder, 'no.csv')))).toBe(
      'no.csv, it is not there',
    );
  });
});
