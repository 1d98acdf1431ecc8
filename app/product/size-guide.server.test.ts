import {describe, expect, it} from 'vitest';

import {readSizeGuide} from './size-guide.server';

const entry = (measurements: unknown, rest: object = {}) => ({
  measurements: {
    value: typeof measurements === 'string' ? measurements : JSON.stringify(measurements),
  },
  ...rest,
});

const columns = ['Chest', 'Length'];

const read = (written: Parameters<typeof readSizeGuide>[0]) =>
  readSizeGuide(written, 'en');

describe('a size guide', () => {
  it('is parsed from a merchant’s entry', () => {
    const written = entry(
      {
        columns,
        rows: [
          ['S', 50, 70.5],
          ['M', 53, 72],
        ],
      },
      {title: {value: 'Tees'}, note: {value: 'Laid flat.'}},
    );
    expect(read(written)).toEqual({
      title: 'Tees',
      note: 'Laid flat.',
      columns,
      rows: [
        {size: 'S', centimeters: [50, 70.5]},
        {size: 'M', centimeters: [53, 72]},
      ],
    });
  });

  it('has a title and no note where the merchant wrote none', () => {
    const guide = read(
      entry({columns, rows: [['S', 50, 70]]}, {title: null, note: {value: ''}}),
    );
    expect(guide).toMatchObject({title: 'Size guide', note: null});
  });

  it('skips rows without a number for each column', () => {
    const rows = [
      ['S', 50],
      ['M', 53, 72],
      ['L', 56, 74, 60],
    ];
    expect(read(entry({columns, rows}))?.rows).toEqual([
      {size: 'M', centimeters: [53, 72]},
    ]);
  });

  it.each([
    ['no entry', null],
    ['an entry without measurements', {title: {value: 'Tees'}}],
    ['what is no JSON', entry('{"columns": [')],
    ['what is no record', entry('[1, 2]')],
    ['columns that are no texts', entry({columns: [1], rows: [['S', 50]]})],
    ['no columns', entry({columns: [], rows: [['S']]})],
    ['no rows', entry({columns, rows: []})],
    ['measures that are no numbers', entry({columns, rows: [['S', '50', 70]]})],
    ['a row without a size', entry({columns, rows: [[50, 70]]})],
  ])('is none for %s', (_, written) => {
    expect(read(written)).toBeNull();
  });

  it('is none without a complete row', () => {
    expect(read(entry({columns, rows: [['S', 50]]}))).toBeNull();
  });
});
