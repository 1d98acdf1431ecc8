import {describe, expect, it} from 'vitest';

import {sanitizeDescription} from './description.server';

const CDN = 'https://cdn.shop.example';
const sanitize = (html: string) => sanitizeDescription(html, CDN);

describe('sanitizeDescription', () => {
  it.each([`${CDN}/s/files/chart.png`, '//cdn.shop.example/s/files/chart.png'])(
    'keeps the store’s own picture %s',
    (src) => {
      expect(sanitize(`<img src="${src}" alt="Sizes">`)).toBe(
        `<img src="${src}" alt="Sizes" loading="lazy" />`,
      );
    },
  );

  it.each([
    'x',
    '/x.png',
    'https://evil.example/pixel',
    '//evil.example/x',
    'http://cdn.shop.example/x',
  ])('drops the picture %s, which the policy would block', (src) => {
    expect(sanitize(`a<img src="${src}">b`)).toBe('ab');
  });

  it('keeps allowed markup', () => {
    const html =
      '<h3>Care</h3><ul><li>Wash at <b>30°</b></li></ul><table><tbody><tr><th scope="row">S</th><td>51</td></tr></tbody></table>';
    expect(sanitize(html)).toBe(html);
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

  it('closes unclosed elements', () => {
    expect(sanitize('<div><b>x')).toBe('<div><b>x</b></div>');
  });

  it('turns h1 into h2', () => {
    expect(sanitize('<h1>Big</h1>')).toBe('<h2>Big</h2>');
  });
});
