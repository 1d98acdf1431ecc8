import fc from 'fast-check';
import {expect, test} from 'vitest';

import {parseRichText} from './rich-text';

test('paragraphs, headings, lists and marks are read', () => {
  const text = '## Cut here\nFirst **line**\nand *more*.\n\n- one\n- [two](/shirts)';
  expect(parseRichText(text)).toEqual([
    {type: 'heading', content: [{text: 'Cut here'}]},
    {
      type: 'paragraph',
      content: [
        {text: 'First '},
        {text: 'line', isStrong: true},
        {text: ' and '},
        {text: 'more', isEmphasized: true},
        {text: '.'},
      ],
    },
    {type: 'list', items: [[{text: 'one'}], [{text: 'two', link: '/shirts'}]]},
  ]);
});

test.each(['javascript:go', '//evil.example', 'data:text/html,x'])(
  'a link to %s is its words alone',
  (url) => {
    expect(parseRichText(`[words](${url})`)).toEqual([
      {type: 'paragraph', content: [{text: 'words'}]},
    ]);
  },
);

test('HTML is text', () => {
  expect(parseRichText('<img src=x onerror=alert(1)>')).toEqual([
    {type: 'paragraph', content: [{text: '<img src=x onerror=alert(1)>'}]},
  ]);
});

test('any text is read, and no run is empty', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('*', '[', ']', '(', ')', '#', '-', ' ', 'a', '\n'),
      }),
      (text) => {
        for (const block of parseRichText(text)) {
          const runs = block.type === 'list' ? block.items.flat() : block.content;
          expect(runs.every((run) => run.text !== '')).toBe(true);
        }
      },
    ),
  );
});
