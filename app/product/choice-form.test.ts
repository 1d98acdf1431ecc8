import {describe, expect, it} from 'vitest';

import {missingChoiceUrl, withChoice} from './choice-form';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const HOODIE = {handle: 'hoodie', 'choice:Color': '', 'choice:Size': ''};

describe('a form posted before all was chosen', () => {
  it('redirects to the size first, then to the color, and keeps the chosen options (§4)', () => {
    expect(missingChoiceUrl(form(HOODIE))).toBe('/products/hoodie#option-Size');
    expect(missingChoiceUrl(form({...HOODIE, 'option:Color': 'Kelp'}))).toBe(
      '/products/hoodie?Color=Kelp#option-Size',
    );
    expect(missingChoiceUrl(form({...HOODIE, 'option:Size': 'M'}))).toBe(
      '/products/hoodie?Size=M#option-Color',
    );
  });

  it('does not redirect when all is chosen, or there is nothing to choose', () => {
    const chosen = {...HOODIE, 'option:Size': 'M', 'option:Color': 'Kelp'};
    expect(missingChoiceUrl(form(chosen))).toBeNull();
    expect(missingChoiceUrl(form({handle: 'scarf'}))).toBeNull();
    expect(missingChoiceUrl(form({'choice:Size': ''}))).toBeNull();
  });

  it('never redirects outside the product pages', () => {
    const hostile = form({handle: '//evil.example/?x#', 'choice:a b<"': ''});
    expect(missingChoiceUrl(hostile)).toBe(
      '/products/%2F%2Fevil.example%2F%3Fx%23#option-a%20b%3C%22',
    );
  });
});

describe('a product’s URL follows the choice', () => {
  const options = [
    {name: 'Size', values: ['S', 'M']},
    {name: 'Color', values: ['Kelp', 'Navy']},
  ];
  const search = (href: string, selection: (string | null)[]) =>
    withChoice(`https://shop.example/products/tee${href}`, options, selection).search;

  it('names what is chosen, and keeps what is not about it', () =>
    expect(search('?utm_source=mail&Size=S', ['M', 'Navy'])).toBe(
      '?utm_source=mail&Size=M&Color=Navy',
    ));

  it('loses a choice that is taken back, and the variant of a link', () => {
    expect(search('?Size=S&Color=Navy', [null, 'Navy'])).toBe('?Color=Navy');
    expect(search('?variant=7', [null, null])).toBe('');
  });
});
