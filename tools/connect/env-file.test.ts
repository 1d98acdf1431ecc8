import fc from 'fast-check';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseEnv} from 'node:util';
import {describe, expect, test} from 'vitest';

import {envText, readEnvFile} from './env-file';

const WINDOWS = 'PUBLIC_STORE_NAME=Müller 勝\r\nDROPS="on"\r\n';

/** What `use` makes of a file with these bytes. */
function inFile<Result>(bytes: Buffer, use: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'env-file-'));
  try {
    writeFileSync(join(folder, '.env'), bytes);
    return use(join(folder, '.env'));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const quotes = `'"\``;

describe('an env file', () => {
  test('is read back as exactly the names and values meant, or is not written', () => {
    const piece = fc.constantFrom(
      ...quotes,
      '\n',
      '\r',
      '\\n',
      '\\',
      '=',
      '#',
      ' ',
      'X',
      '$Y',
    );
    const value = fc.array(piece, {maxLength: 12}).map((pieces) => pieces.join(''));
    const values = fc.dictionary(fc.constantFrom('ONE', 'TWO', 'THREE'), value);
    fc.assert(
      fc.property(values, (meant) => {
        let text: string;
        try {
          text = envText(meant);
        } catch (error) {
          expect(String(error)).toMatch(/cannot hold (?:ONE|TWO|THREE)/);
          return;
        }
        expect({...parseEnv(text)}).toEqual({...meant});
      }),
      {numRuns: 2000},
    );
  });

  test('holds texts of several lines, with any two kinds of quotes', () => {
    const values = {A: 'one\ntwo\n\nB=3', C: `it's "so"`, D: '`$x` #not a comment '};
    expect({...parseEnv(envText(values))}).toEqual(values);
  });

  test.each([
    ['UTF-8', Buffer.from(WINDOWS)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${WINDOWS}`)],
    ['UTF-16, as PowerShell does', Buffer.from(`\uFEFF${WINDOWS}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\uFEFF${WINDOWS}`, 'utf16le').swap16()],
  ])('is read as Windows writes it in %s', (_encoding, bytes) =>
    expect(inFile(bytes, readEnvFile)).toEqual({
      PUBLIC_STORE_NAME: 'Müller 勝',
      DROPS: 'on',
    }),
  );

  test('is read with its colors as `shopify hydrogen env pull` writes them, without quotes', () => {
    const pulled =
      'PUBLIC_ACCENT_COLOR=#0f6e6e\r\nPUBLIC_STORE_NAME=Fans#1 # of the club\nDROPS=on # soon\nREVIEWS= # none\n' +
      `PUBLIC_TAGLINE='a\nPUBLIC_STORE_NAME=b#c'\nPICKUP="on"#off\n`;
    expect(inFile(Buffer.from(pulled), readEnvFile)).toEqual({
      PUBLIC_ACCENT_COLOR: '#0f6e6e',
      PUBLIC_STORE_NAME: 'Fans#1',
      DROPS: 'on',
      REVIEWS: '',
      PUBLIC_TAGLINE: 'a\nPUBLIC_STORE_NAME=b#c',
      PICKUP: 'on',
    });
  });

  test.each([
    ['ANSI', Buffer.from('PUBLIC_STORE_NAME=Müller', 'latin1')],
    ['half of UTF-16', Buffer.from('\uFEFFDROPS=on', 'utf16le').subarray(0, -1)],
  ])('in %s is refused in a sentence', (_encoding, bytes) =>
    expect(() => inFile(bytes, readEnvFile)).toThrow(
      /\.env cannot be read: save it again with the encoding UTF-8/,
    ),
  );

  test('takes no second variable from a value, and says which one it cannot hold', () => {
    const value = `${quotes}\nPREVIEW_SECRET=known\nPUBLIC_STORE_DOMAIN=evil.example\nX='`;
    expect(() => envText({SHOP_ID: '1', PUBLIC_STORE_DESCRIPTION: value})).toThrow(
      'Nothing was written: an env file cannot hold PUBLIC_STORE_DESCRIPTION exactly. A value must lack one kind of quotes',
    );
  });
});
