import {expect, test} from 'vitest';

import {giftNoteIn, readGiftNote, withGiftNote} from './gift-note';

const note = {message: 'Happy birthday', hidesPrices: true};

test('a note stands beside the cart’s other attributes, once', () => {
  const others = [{key: 'source', value: 'mail'}];
  const once = withGiftNote(others, note);
  expect(once).toEqual([
    ...others,
    {key: 'Gift note', value: 'Happy birthday'},
    {key: 'Hide prices', value: 'yes'},
  ]);
  expect(withGiftNote(once, note)).toEqual(once);
  expect(giftNoteIn(once)).toEqual(note);
  expect(withGiftNote(once, {message: '', hidesPrices: false})).toEqual(others);
  expect(giftNoteIn(others)).toEqual({message: '', hidesPrices: false});
});

test('a form without ticks and texts takes the note away; one that is too long is refused', () => {
  expect(readGiftNote({})).toEqual({message: '', hidesPrices: false});
  expect(readGiftNote({giftNote: ' Hi\r\nyou ', hidePrices: 'on'})).toEqual({
    message: 'Hi\nyou',
    hidesPrices: true,
  });
  const longest = `${'x'.repeat(249)}\r\n${'y'.repeat(250)}`;
  expect(readGiftNote({giftNote: longest})?.message).toHaveLength(500);
  expect(readGiftNote({giftNote: 'x'.repeat(501)})).toBeNull();
  expect(readGiftNote({giftNote: ['x']})).toBeNull();
});
