import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';

import {CARD_IMAGE, MAIN_IMAGE, THUMBNAIL} from '~/lib/images';

import {FixedPicture, Picture} from './Picture';

const src = 'https://cdn.example/a.png?v=1';

/** The attributes of the one element in some markup, their texts as a browser reads them. */
function attributes(markup: string): Record<string, string> {
  return Object.fromEntries(
    [...markup.matchAll(/([\w-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ]),
  );
}

const asked = (srcset: string | undefined) =>
  (srcset ?? '').split(', ').map((entry) => {
    const [url = '', width] = entry.split(' ');
    const query = new URL(url).searchParams;
    return [width, query.get('width'), query.get('quality'), query.get('format')];
  });

it('a card’s picture has the widths and qualities of §7, and no style attribute', () => {
  const card = attributes(
    renderToStaticMarkup(
      <Picture src={src} alt="A tee" sizes="50vw" width={CARD_IMAGE.width} />,
    ),
  );
  expect(asked(card.srcSet)).toEqual([
    ['400w', '400', '80', 'webp'],
    ['800w', '800', '85', 'webp'],
    ['1200w', '1200', '90', 'webp'],
    ['1600w', '1600', '90', 'webp'],
  ]);
  expect(card.src).toBe(`${src}&width=400&quality=80&format=webp`);
  expect(card).toMatchObject({sizes: '50vw', loading: 'lazy', fetchpriority: 'low'});
  expect(card).not.toHaveProperty('style');
});

it('a page’s main picture has one quality and high priority (§9)', () => {
  const main = attributes(
    renderToStaticMarkup(
      <Picture
        src={src}
        alt=""
        sizes="100vw"
        width={MAIN_IMAGE.width}
        quality={MAIN_IMAGE.quality}
        priority
      />,
    ),
  );
  expect(asked(main.srcSet).map(([, , quality]) => quality)).toEqual(Array(4).fill('85'));
  expect(main.src).toBe(`${src}&width=1200&quality=85&format=webp`);
  expect(main).toMatchObject({loading: 'eager', fetchpriority: 'high'});
});

it('a thumbnail has one size, cropped in the center (§9)', () => {
  const thumbnail = attributes(
    renderToStaticMarkup(<FixedPicture src={src} alt="" request={THUMBNAIL} />),
  );
  expect(thumbnail.src).toBe(
    `${src}&width=150&height=150&crop=center&quality=80&format=webp`,
  );
  expect(thumbnail).toMatchObject({width: '150', height: '150'});
  expect(thumbnail).not.toHaveProperty('srcSet');
  expect(thumbnail).not.toHaveProperty('style');
});
