import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';

import {quote} from './quote';

const {View} = quote;
const htmlOf = (data: {words: string; name: string}) =>
  renderToStaticMarkup(
    <View data={data} headingId="q" isFirst={false} mark={() => ({})} />,
  );

test('a quote is a figure with its words, and who said them', () => {
  expect(htmlOf({words: 'Stand still.', name: 'The gaffer'})).toMatch(
    /<figure.*<blockquote[^>]*>Stand still\.<\/blockquote><figcaption[^>]*>The gaffer</,
  );
});

test('its words are text, and nobody need have said them', () => {
  const html = htmlOf({words: '<script>', name: ''});
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('figcaption');
});
