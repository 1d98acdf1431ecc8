/** Products whose texts are long, or written in other ways than the club's. */
import type {ProductData} from '@quillhaven/local-store';
import {plainProduct, plainVariant} from './plain-product';

/** Shopify's limit for a title. */
const titleLimit = 255;
/** Shopify's limit for a description is 512 KiB; this is just below. */
const descriptionBytes = 500_000;

function repeated(text: string, length: number): string {
  return text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim();
}

function longDescription(): string {
  const paragraph =
    '<p>It rained on the Stilts from the first minute to the last, and nobody left. <em>Nobody.</em></p>\n';
  return paragraph.repeat(Math.floor(descriptionBytes / paragraph.length));
}

/** One product for each kind of text, numbered from `number` on. */
export function unusualTexts(number: number): ProductData[] {
  const texts: Partial<ProductData>[] = [
    {handle: 'emoji-title', title: '🦩🔥 Flamingo Tee 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 Édition d’été 🧦'},
    {
      handle: 'arabic-title',
      title: 'قميص مالك الحزين الرسمي (1908)',
      descriptionHtml: '<p>قميص من القطن العضوي، للكبار والصغار.</p>',
    },
    {handle: 'hebrew-title', title: 'קפוצ׳ון אנפה Hoodie רשמי', productType: 'Hoodie'},
    {handle: 'long-title', title: repeated('A very long name for a tee ', titleLimit)},
    {
      handle: 'unbroken-title',
      title: repeated('Harbourwallsupportersassociation', titleLimit),
    },
    {handle: 'combining-title', title: `Zalgo T${'\u0301\u0316\u0338'.repeat(20)}ee`},
    {handle: 'bidi-controls', title: 'Tee \u202Egnp.eert\u202C and \u2066isolated\u2069'},
    {
      handle: 'long-description',
      title: 'Half a Megabyte of Story',
      descriptionHtml: longDescription(),
    },
    {handle: 'empty-description', title: 'Nothing to Say', descriptionHtml: ''},
  ];
  return texts.map((changes, index) => plainProduct(number + index, changes));
}

/** Products that lack what others have. */
export function withGaps(number: number): ProductData[] {
  return [
    plainProduct(number, {handle: 'no-variants', title: 'No Variants Tee', variants: []}),
    plainProduct(number + 1, {
      handle: 'no-images',
      title: 'No Pictures Tee',
      images: [],
      variants: [plainVariant(number + 1, 0, {image: undefined})],
    }),
    plainProduct(number + 2, {
      handle: 'broken-image',
      title: 'Broken Picture Tee',
      images: [
        {
          path: 'products/nowhere/ink-front.webp',
          altText: null,
          width: 1280,
          height: 1600,
        },
      ],
    }),
    plainProduct(number + 3, {
      handle: 'free',
      title: 'Free Tee',
      variants: [plainVariant(number + 3, 0, {price: 0})],
    }),
    plainProduct(number + 4, {
      handle: 'dear',
      title: 'Dear Tee',
      variants: [plainVariant(number + 4, 0, {price: 99_999_999, stock: null})],
    }),
    plainProduct(number + 5, {handle: 'no-tags', title: 'Untagged Tee', tags: []}),
  ];
}
