import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {anyString} from '../../tests/support/any-string';
import {sharingDescription, stripTags} from './sharing';

describe('stripTags', () => {
  it('keeps the visible text', () => {
    expect(
      stripTags('<p>Heavy <b>cotton</b>,<br>made in&nbsp;Porto &amp; Braga</p>'),
    ).toBe('Heavy cotton , made in Porto & Braga');
    expect(stripTags('5 < 6 &#8364; &#x2014; &unknown;')).toBe('5 < 6 € — &unknown;');
    expect(stripTags('&constructor;')).toBe('&constructor;');
    expect(stripTags('Caf&eacute; &ndash; the club&rsquo;s, M&uuml;ller&trade;')).toBe(
      'Café – the club’s, Müller™',
    );
    // What is written as text is no tag.
    expect(stripTags('&lt;b&gt; &amp;eacute;')).toBe('<b> &eacute;');
  });

  it('drops scripts, styles and comments with their contents', () => {
    expect(stripTags('a<script>alert(1)</script>b<style>p{}</style><!-- c -->d')).toBe(
      'a b d',
    );
    expect(stripTags('a<script>never closed')).toBe('a');
  });
});

describe('sharingDescription (§9)', () => {
  it('is at most 160 characters, cut after stripping tags', () => {
    const html = `<p>${'x'.repeat(159)}</p><p>yz</p>`;
    expect(sharingDescription(html)).toBe('x'.repeat(159));
    fc.assert(
      fc.property(anyString({maxLength: 400}), (text) => {
        expect(sharingDescription(text).length).toBeLessThanOrEqual(160);
      }),
    );
  });

  it('never cuts a character in half', () => {
    expect(sharingDescription(`${'x'.repeat(159)}👕`)).toBe('x'.repeat(159));
  });

  it('is empty for an empty description', () => {
    expect(sharingDescription('')).toBe('');
  });
});
