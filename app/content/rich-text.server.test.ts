import {describe, expect, it} from 'vitest';

import {ROOT_MARKET} from '~/lib/market';
import type {AppContext} from '~/server/context';

import {richText} from './rich-text.server';

const CDN = 'https://cdn.shop.example';
const STORE = 'https://club.myshopify.com';

/** The parts of a request's context that a text depends on. */
const contextIn = (market: AppContext['market']) =>
  ({
    config: {store: {origin: STORE, checkoutOrigin: STORE, imageOrigin: CDN}},
    siteOrigin: 'https://shop.example',
    market,
  }) as AppContext;
const sanitize = richText(contextIn(ROOT_MARKET));

describe('a text of the merchant’s', () => {
  it.each([
    [`${CDN}/s/files/chart.gif?v=1`, `${CDN}/s/files/chart.gif?v=1`],
    ['//cdn.shop.example/s/files/chart.svg', `${CDN}/s/files/chart.svg`],
    ['http://cdn.shop.example/s/files/chart.avif', `${CDN}/s/files/chart.avif`],
    ['/cdn/shop/files/chart.png?v=1', `${STORE}/cdn/shop/files/chart.png?v=1`],
    ['https://shop.example/cdn/shop/files/a.png', `${STORE}/cdn/shop/files/a.png`],
    ['http://www.shop.example/cdn/shop/files/a.png', `${STORE}/cdn/shop/files/a.png`],
    ['//club.myshopify.com/cdn/shop/files/a.png', `${STORE}/cdn/shop/files/a.png`],
  ])('keeps the store’s own picture %s', (src, shown) => {
    expect(sanitize(`<img src="${src}" alt="Sizes">`)).toBe(
      `<img src="${shown}" alt="Sizes" loading="lazy" />`,
    );
  });

  it.each([
    'x',
    '/x.png',
    'https://evil.example/pixel',
    '//evil.example/cdn/x',
    'https://shop.example/secret.png',
    'data:image/png;base64,x',
  ])('drops the picture %s, which the policy would block', (src) => {
    expect(sanitize(`a<img src="${src}">b`)).toBe('ab');
  });

  it('keeps allowed markup', () => {
    const html =
      '<h3>Care</h3><ul><li>Wash at <b>30°</b></li></ul><dl><dt>Care</dt></dl>';
    expect(sanitize(html)).toBe(html);
  });

  it('lets a table that scrolls be reached by keyboard', () => {
    const rows = '<tbody><tr><th scope="row">S</th><td>51</td></tr></tbody></table>';
    expect(sanitize(`<table tabindex="7">${rows}`)).toBe(`<table tabindex="0">${rows}`);
  });

  it.each([
    ['<script>alert(1)</script>ok', 'ok'],
    ['<p onclick="x()" style="color:red" class="a">ok</p>', '<p>ok</p>'],
    ['<a href="javascript:alert(1)">ok</a>', '<a rel="nofollow noopener">ok</a>'],
    ['<img src="data:image/svg+xml,x" onerror="x()">', ''],
    ['<iframe src="https://x.example"></iframe><form><input></form>ok', 'ok'],
    ['<svg><script>x</script></svg>ok', 'ok'],
    ['<style>*{display:none}</style>ok', 'ok'],
    ['<base href="//x.example"><meta http-equiv="refresh">ok', 'ok'],
  ])('makes %j harmless', (html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });

  // Advisories on sanitize-html (SECURITY.md): GHSA-jxwj-j7wr-gfrw, GHSA-g8qq-57p8-ggw5.
  it.each([
    '<textarea></textarea/><img src=x onerror=alert(1)>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<svg><textarea><img src=x onerror=alert(1)></textarea></svg>',
    '<math><xmp></xmp/><img src=x onerror=alert(1)></xmp></math>',
    '<xmp><script>alert(1)</script></xmp>',
    '<svg><a><animate attributeName="href" values="#a;javascript:alert(1)"/>x</a></svg>',
    '<svg><set attributeName="xlink:href" to="javascript:alert(1)"/></svg>',
  ])('leaves no element of %j but allowed ones', (html) => {
    const tags = Array.from(sanitize(html).matchAll(/<\/?([a-z]\w*)([^>]*)/gi));
    expect(tags.filter(([, name]) => name !== 'a')).toEqual([]);
    for (const [, , attributes] of tags) expect(attributes).not.toMatch(/on\w+=|script/i);
  });

  it('closes unclosed elements', () => {
    expect(sanitize('<div><b>x')).toBe('<div><b>x</b></div>');
  });

  it.each([
    ['<h2 id="wash">Care</h2>', '<h2><a name="wash"></a>Care</h2>'],
    [
      '<h1 dir="rtl" ID="wash" class="x">Care</h1>',
      '<h2 dir="rtl"><a name="wash"></a>Care</h2>',
    ],
    [
      '<ul id="a"><li id="b">x</li></ul>',
      '<a name="a"></a><ul><li><a name="b"></a>x</li></ul>',
    ],
    ['<a name="wash"></a>Care', '<a name="wash"></a>Care'],
    ['<a id="back" href="#wash">x</a>', '<a href="#wash" name="back">x</a>'],
    ['<a href="#wash"><b id="x">x</b></a>', '<a href="#wash"><b>x</b></a>'],
    ['<p id="größe &quot;><b">x</p>', '<p><a name="größe &quot;&gt;&lt;b"></a>x</p>'],
    ['<p lang=" id=" id="y">x</p>', '<p lang=" id="><a name="y"></a>x</p>'],
    ['<p title="id">id="x"</p>', '<p>id="x"</p>'],
  ])('keeps the places of %j by name, as no id of the shop’s', (html, shown) =>
    expect(sanitize(html)).toBe(shown),
  );

  it(`keeps a picture's place before it`, () =>
    expect(sanitize(`<img id="chart" src="${CDN}/a.png" alt="A">`)).toBe(
      `<a name="chart"></a><img src="${CDN}/a.png" alt="A" loading="lazy" />`,
    ));

  it('turns h1 into h2', () => {
    expect(sanitize('<h1>Big</h1>')).toBe('<h2>Big</h2>');
  });

  it.each([
    ['/pages/contact', '/pages/contact'],
    [`${STORE}/policies/refund-policy#time`, '/policies/refund-policy#time'],
    ['https://shop.example/collections/all', '/collections/all'],
    ['http://shop.example/pages/contact', '/pages/contact'],
    ['https://www.shop.example/pages/contact', '/pages/contact'],
    ['#sizes', '#sizes'],
  ])('leads from %s to this shop’s %s', (href, path) =>
    expect(sanitize(`<a href="${href}">x</a>`)).toBe(`<a href="${path}">x</a>`),
  );

  it('stays in the market that it is shown in', () => {
    const german = {...ROOT_MARKET, prefix: '/de-de'};
    const html = '<a href="/pages/contact">x</a>';
    expect(richText(contextIn(german))(html)).toContain('"/de-de/pages/contact"');
  });

  it('leads to the store’s own page where this shop has none', () =>
    expect(sanitize('<a href="/apps/lookbook" title="T">x</a>')).toBe(
      `<a href="${STORE}/apps/lookbook" rel="nofollow noopener" title="T">x</a>`,
    ));

  it('keeps the store’s own videos, which play when asked to', () => {
    const source = `<source src="${CDN}/videos/a.mp4" type="video/mp4" />`;
    expect(sanitize(`<video autoplay>${source}</video>`)).toBe(
      `<video controls preload="none" playsinline>${source}</video>`,
    );
    for (const evil of [
      'src="https://evil.example/a.mp4">',
      '><source src="//evil.example/a.mp4">',
    ])
      expect(sanitize(`<video ${evil}</video>`)).toBe('');
  });

  it.each([
    ['//cdn.shop.example/videos/a.mp4', `${CDN}/videos/a.mp4`],
    ['http://cdn.shop.example/videos/a.mp4', `${CDN}/videos/a.mp4`],
    ['https://shop.example/cdn/shop/videos/a.mp4', `${STORE}/cdn/shop/videos/a.mp4`],
    ['/cdn/shop/videos/a.mp4', `${STORE}/cdn/shop/videos/a.mp4`],
  ])('leads the store’s own video %s to where the policy allows it', (src, shown) => {
    const player = 'controls preload="none" playsinline';
    expect(sanitize(`<video src="${src}"></video>`)).toBe(
      `<video src="${shown}" ${player}></video>`,
    );
    expect(sanitize(`<video><source src="${src}"></video>`)).toBe(
      `<video ${player}><source src="${shown}" /></video>`,
    );
  });

  it.each([
    ['https://www.youtube.com/embed/a-1?x=y', 'https://www.youtube.com/watch?v=a-1'],
    ['https://youtube.com/embed/a-1', 'https://www.youtube.com/watch?v=a-1'],
    ['//youtube-nocookie.com/embed/a-1/', 'https://www.youtube.com/watch?v=a-1'],
    [
      'https://www.youtube.com/embed/videoseries?list=PL_1',
      'https://www.youtube.com/playlist?list=PL_1',
    ],
    ['//player.vimeo.com/video/12', 'https://vimeo.com/12'],
    ['https://player.vimeo.com/video/12?h=a1&dnt=1', 'https://vimeo.com/12/a1'],
  ])('turns the player %s into a link to its video', (src, href) =>
    expect(sanitize(`<iframe src="${src}"></iframe>`)).toBe(
      `<a href="${href}" rel="nofollow noopener">Watch the video</a>`,
    ),
  );
});
