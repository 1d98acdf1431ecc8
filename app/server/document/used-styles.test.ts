import {describe, expect, it} from 'vitest';

import {laterStyles, usedStyles} from './used-styles';

const page = (...classes: string[]) =>
  classes.map((value) => `<p class="${value}">x</p>`).join('');

describe('the styles of a document', () => {
  it('leave out rules for classes that it lacks, one by one in a list of selectors', () => {
    const pick = usedStyles('.a{x:1}.b{x:2}.a.b{x:3}.a,.b{x:4}h1{x:5}');
    expect(pick(page('a'))).toBe('.a{x:1}.a,.b{x:4}h1{x:5}');
    expect(pick(page('b a'))).toBe('.a{x:1}.b{x:2}.a.b{x:3}.a,.b{x:4}h1{x:5}');
  });

  it('keep what only a state, a negation or a descendant asks for', () => {
    const css = '.a:not(.b):hover{x:1}body:has(.b) .a{x:2}.a[data-c=".d"]{x:3}';
    expect(usedStyles(css)(page('a'))).toBe(css);
  });

  it('look into groups, and drop those that are empty', () => {
    const pick = usedStyles(
      '@layer one;@layer two{@media(width>=1px){.a{x:1}.b{x:2}}@supports (x:y){.b{x:3}}}',
    );
    expect(pick(page('a'))).toBe('@layer one;@layer two{@media(width>=1px){.a{x:1}}}');
  });

  it('read escaped names and text that looks like rules', () => {
    const css = String.raw`.md\:py-\[4px\]{x:1}.a:after{content:"}.b{"}.c{x:2}`;
    expect(usedStyles(css)(page('md:py-[4px]', 'a'))).toBe(
      String.raw`.md\:py-\[4px\]{x:1}.a:after{content:"}.b{"}`,
    );
  });

  it('keep fonts and properties always, animations where they are used', () => {
    const pick = usedStyles(
      '@font-face{src:url(a)}@keyframes turn{to{rotate:1turn}}@property --p{syntax:"*"}' +
        '.a{animation:turn 1s}',
    );
    expect(pick(page('c'))).toBe('@font-face{src:url(a)}@property --p{syntax:"*"}');
    expect(pick(page('a'))).toContain('@keyframes turn');
  });
});

it('what comes later are the rules that ask for a class, and animations: nothing that concerns every element', () => {
  const css =
    '@layer one,two;@font-face{src:url(a)}@property --p{syntax:"*"}@keyframes turn{to{rotate:1turn}}' +
    '@layer one{*,:before{x:1}h1{x:2}h1,.a{x:3}.a{x:4}@media(width>=1px){html{x:5}.b h1{x:6}}}';
  expect(laterStyles(css)).toBe(
    '@layer one,two;@keyframes turn{to{rotate:1turn}}@layer one{.a{x:4}@media(width>=1px){.b h1{x:6}}}',
  );
});
