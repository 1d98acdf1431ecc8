import {describe, expect, it} from 'vitest';

import {isPlain, pageDataElement} from './page-data';
import {scriptText, sharedScriptText} from './script-text';

const state = (loaderData: unknown) => ({loaderData, errors: null});

/** What the element's text is read as. */
function carried(element: string | null): unknown {
  const [, text = ''] = /^<script [^>]*>(.*)<\/script>$/s.exec(element ?? '') ?? [];
  return JSON.parse(text);
}

describe('the data of a page', () => {
  it('travels as JSON, its HTML unchanged', () => {
    const loaderData = {'routes/product': {html: '<p class="a">Fish & chips</p>'}};
    const element = pageDataElement(state(loaderData));
    expect(element).toContain(String.raw`<p class=\"a\">Fish & chips</p>`);
    expect(carried(element)).toEqual({loaderData, actionData: null, errors: null});
  });

  it('ends no script element and opens no comment, whatever is in it', () => {
    const html = '</script><script>evil()</SCRIPT ><!-- --><scr\u2028';
    const element = pageDataElement(state({root: html}));
    expect(element?.slice(8, -9)).not.toMatch(/<\/?script|<!--/i);
    expect(carried(element)).toMatchObject({loaderData: {root: html}});
  });

  it('is left to Remix where it holds errors, or what JSON cannot carry', () => {
    expect(pageDataElement({loaderData: {}, errors: {root: new Error('x')}})).toBeNull();
    expect(pageDataElement(state({root: new Date()}))).toBeNull();
    expect(
      pageDataElement({...state({}), actionData: {a: Promise.resolve()}}),
    ).toBeNull();
  });

  it('is plain when JSON brings back the same', () => {
    expect([null, '', 0, false, [], {a: [{b: undefined}]}].every(isPlain)).toBe(true);
    const others = [
      undefined,
      NaN,
      [undefined],
      new Map(),
      () => 0,
      1n,
      new (class A {})(),
    ];
    expect(others.some(isPlain)).toBe(false);
  });
});

describe('a value in a script', () => {
  it('is what JavaScript reads it as', () => {
    const value = '<!--<script></script>\u2028';
    expect(JSON.parse(scriptText(value))).toBe(value);
    expect(JSON.parse(sharedScriptText(value))).toBe(value);
  });

  it('has no < at all where strangers read it', () => {
    expect(sharedScriptText('<b></script>\u2028')).not.toMatch(/<|\u2028/);
  });
});
