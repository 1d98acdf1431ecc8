import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {hostileHtml} from '@quillhaven/club/extremes';
import {htmlToText, truncate} from './catalogue-text';

describe('description as text', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    [
      'Fish &amp; chips, 20&nbsp;&deg;C &#8212; &#x2014; &unknown;',
      'Fish & chips, 20 °C — — &unknown;',
    ],
    ['a<script>b()</script>c<style>d{}</style>e<!-- f -->g', 'a c e g'],
    ['broken <b', 'broken'],
    ['', ''],
  ])('%j is %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('of hostile markup has no tags', () => {
    expect(htmlToText(hostileHtml)).not.toMatch(/<(script|img|svg|iframe)/i);
  });

  it('of any text is text', () => {
    fc.assert(
      fc.property(
        fc.string({unit: 'binary'}),
        (html) => typeof htmlToText(html) === 'string',
      ),
    );
  });
});

describe('description(truncateAt:)', () => {
  it('is never longer than asked', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.nat(60),
        (text, length) =>
          truncate(text, length).length <= length || truncate(text, length) === text,
      ),
    );
  });

  it('is whole where it fits, or where nothing is asked', () => {
    expect(truncate('heron', 5)).toBe('heron');
    expect(truncate('heron', null)).toBe('heron');
    expect(truncate('herons', 5)).toBe('he...');
  });
});
