import {describe, expect, it} from 'vitest';

import {toProductView, type ProductAnswer} from './product-view.server';
import {knownVariants} from './unlisted-variants';

const PICTURES = 'https://pictures.example';
const ELSEWHERE = 'https://elsewhere.example';

/** A product with one option, one listed variant and, by the encoding, one beyond it. */
function answered(title: string): ProductAnswer {
  const answer: Partial<Record<keyof ProductAnswer, unknown>> = {
    id: 'gid://shopify/Product/1',
    handle: 'scarf',
    title,
    descriptionHtml: `<p><img src="${PICTURES}/scarf.png"></p>`,
    tags: [],
    options: [{name: 'Size', optionValues: [{name: 'S'}, {name: 'M'}]}],
    images: {nodes: []},
    variants: {
      nodes: [
        {
          id: 'gid://shopify/ProductVariant/1',
          availableForSale: true,
          selectedOptions: [{name: 'Size', value: 'S'}],
        },
      ],
      pageInfo: {hasNextPage: true},
    },
    encodedVariantExistence: 'v1_0-1',
    encodedVariantAvailability: 'v1_0-1',
  };
  return answer as ProductAnswer;
}

describe('the view of a product', () => {
  it('is made anew of another answer', () => {
    expect(toProductView(answered('Scarf'), PICTURES).title).toBe('Scarf');
    expect(toProductView(answered('Bar scarf'), PICTURES).title).toBe('Bar scarf');
  });

  it("has the pictures of the store that it is made for, not of another one's", () => {
    const answer = answered('Scarf');
    expect(toProductView(answer, PICTURES).descriptionHtml).toContain(PICTURES);
    expect(toProductView(answer, ELSEWHERE).descriptionHtml).not.toContain(PICTURES);
  });
});

describe('all variants of a product', () => {
  it('are those that its page lists, then the others without an id', () => {
    expect(knownVariants(toProductView(answered('Scarf'), PICTURES))).toMatchObject([
      {id: 'gid://shopify/ProductVariant/1', values: ['S'], availableForSale: true},
      {id: null, values: ['M'], availableForSale: true},
    ]);
  });

  it('are listed anew for a view with one more, which stands first', () => {
    const view = toProductView(answered('Scarf'), PICTURES);
    const [listed] = knownVariants(view);
    if (!listed) throw new Error('no variant');
    const resolved = {...listed, id: 'gid://shopify/ProductVariant/2', values: ['M']};
    const resolvedView = {...view, variants: [resolved, ...view.variants]};
    expect(knownVariants(resolvedView)[0]).toBe(resolved);
    expect(knownVariants(view)[0]).toBe(listed);
  });
});
