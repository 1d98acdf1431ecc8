import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {anyString} from '../../tests/support/any-string';
import {calendarFile} from './calendar';

const event = {
  uid: 'crest-tee@shop.example',
  title: 'Last hours: Crest Tee; red, blue',
  description: 'Gone after this.\nReally \\ gone.',
  url: 'https://shop.example/products/crest-tee',
  start: Date.UTC(2026, 10, 22, 17),
  end: Date.UTC(2026, 10, 22, 18),
};
const NOW = Date.UTC(2026, 10, 20, 9, 30, 5);

describe('a calendar file', () => {
  it('has the event in universal time, its text escaped', () => {
    expect(calendarFile(event, NOW).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Merchandise storefront//EN',
      'BEGIN:VEVENT',
      'UID:crest-tee@shop.example',
      'DTSTAMP:20261120T093005Z',
      'DTSTART:20261122T170000Z',
      'DTEND:20261122T180000Z',
      'SUMMARY:Last hours: Crest Tee\\; red\\, blue',
      'DESCRIPTION:Gone after this.\\nReally \\\\ gone.',
      'URL:https://shop.example/products/crest-tee',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Last hours: Crest Tee\\; red\\, blue',
      'TRIGGER:-PT1H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('folds lines at 75 octets between characters, and escapes line breaks in texts', () => {
    const encoder = new TextEncoder();
    fc.assert(
      fc.property(anyString({maxLength: 300}), (title) => {
        const text = calendarFile({...event, title}, NOW);
        for (const line of text.split('\r\n'))
          expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        expect(text.replaceAll('\r\n ', '').split('\r\n')).toHaveLength(19);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });
});
