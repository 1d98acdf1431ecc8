import {expect, it} from 'vitest';

import {blocks, markdownOf, plain, table} from './markdown.server';

const markdown = (html: string) =>
  markdownOf(html, (href) => `https://shop.example${href}`);

it.each([
  ['<p>One <strong>two</strong>\n three.</p><p>Four</p>', 'One **two** three.\n\nFour'],
  ['<h2>Fit</h2><p>Wide</p>', '## Fit\n\nWide'],
  [
    '<ul><li>Cotton</li><li>Wool<ul><li>Fine</li></ul></li></ul>',
    '- Cotton\n- Wool\n  - Fine',
  ],
  ['<ol start="3"><li>A</li><li>B</li></ol>', '3. A\n4. B'],
  ['<ul><li><p>A</p></li><li><p>B</p><p>b</p></li></ul>', '- A\n\n- B\n\nb'],
  [
    '<a href="/pages/fit">Fit &amp; sizes</a>',
    '[Fit & sizes](https://shop.example/pages/fit)',
  ],
  ['<h2><a name="fit"></a>Fit</h2>', '## Fit'],
  [
    '<img src="https://cdn.example/a.png" alt="A [map]" />',
    '![A \\[map\\]](https://cdn.example/a.png)',
  ],
  ['a<br />b', 'a\nb'],
  ['<dl><dt>Name</dt><dd>Value</dd></dl>', '**Name**\nValue'],
  ['1 &lt; 2 * 3', '1 \\< 2 \\* 3'],
  ['<span>plain</span>', 'plain'],
])('%s', (html, expected) => expect(markdown(html)).toBe(expected));

it('draws a table with its first row as names', () => {
  const html =
    '<table tabindex="0"><thead><tr><th>Size</th><th>cm</th></tr></thead><tbody><tr><td>S</td><td>50</td></tr></tbody></table>';
  expect(markdown(html)).toBe('| Size | cm |\n| --- | --- |\n| S | 50 |');
  expect(table(['Size', 'cm'], [['S', '50']])).toBe(markdown(html));
});

it('keeps a row of a table on one line', () => {
  const html =
    '<table><tr><th>Size</th><th>cm</th></tr><tr><td><p>S</p></td><td>50<br />51</td></tr><tr><td></td><td>52</td></tr></table>';
  expect(markdown(html)).toBe('| Size | cm |\n| --- | --- |\n| S | 50 51 |\n| | 52 |');
});

it('keeps a text on one line, without marks of its own', () =>
  expect(plain(' A\n# b | *c* <d> ')).toBe('A # b \\| \\*c\\* \\<d\\>'));

it('leaves out empty blocks', () => expect(blocks('a', null, '', 'b')).toBe('a\n\nb\n'));
