import fc from 'fast-check';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseEnv} from 'node:util';
import {describe, expect, test} from 'vitest';

import {envText, readEnvFile} from './env-file';

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

  test('is read as Windows writes it, with a byte order mark and other line ends', () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-file-'));
    const file = join(folder, '.env');
    writeFileSync(file, '\uFEFFSHOP_ID=1\r\nDROPS=on\r\n');
    expect(readEnvFile(file)).toEqual({SHOP_ID: '1', DROPS: 'on'});
    rmSync(folder, {recursive: true});
  });

  test('takes no second variable from a value, and says which one it cannot hold', () => {
    const value = `${quotes}\nPREVIEW_SECRET=known\nPUBLIC_STORE_DOMAIN=evil.example\nX='`;
    expect(() => envText({SHOP_ID: '1', PUBLIC_STORE_DESCRIPTION: value})).toThrow(
      'Nothing was written: an env file cannot hold PUBLIC_STORE_DESCRIPTION exactly. A value must lack one kind of quotes',
    );
  });
});
