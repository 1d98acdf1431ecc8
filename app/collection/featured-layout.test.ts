import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {gridSizeOf, placementsOf, type Placement} from './components/ProductGrid';

const COLUMNS = 4;

/**
 * Fills a grid as the browser's sparse auto-placement does; gives the cells left empty before the
 * last full row.
 */
function emptyCells(placements: readonly Placement[]): number {
  const taken = new Set<string>();
  let row = 0;
  let column = 0;
  const fits = (size: number) =>
    column + size <= COLUMNS &&
    !Array.from({length: size}, (_, offset) => `${row},${column + offset}`).some((cell) =>
      taken.has(cell),
    );
  let rows = 0;
  for (const {lead} of placements) {
    const size = lead ? 2 : 1;
    while (!fits(size)) {
      column += 1;
      if (column >= COLUMNS) [row, column] = [row + 1, 0];
    }
    for (let down = 0; down < size; down += 1) {
      for (let right = 0; right < size; right += 1)
        taken.add(`${row + down},${column + right}`);
    }
    rows = Math.max(rows, row + size);
  }
  return rows * COLUMNS - taken.size;
}

describe('the featured layout', () => {
  it('fills every row of four columns for any number of cards', () => {
    fc.assert(
      fc.property(fc.integer({min: 2, max: 60}), (count) => {
        fc.pre(gridSizeOf(count) === 'many');
        expect(emptyCells(placementsOf(count))).toBe(0);
      }),
      {numRuns: 200},
    );
  });

  it('fills both columns of a phone: an odd page begins with a wide card', () => {
    expect(
      placementsOf(7)
        .map(({wide}) => wide)
        .indexOf(true),
    ).toBe(0);
    expect(placementsOf(50).some(({wide}) => wide)).toBe(false);
  });

  it.each([
    [2, [0, 1]],
    [5, [0]],
    [7, [0, 5, 6]],
    [8, []],
    [24, [0, 7, 10, 17]],
  ])('places the leads of %d cards at %j', (count, leads) => {
    const found = placementsOf(count).flatMap(({lead}, index) => (lead ? [index] : []));
    expect(found).toEqual(leads);
  });

  it('has special layouts for one card and three cards', () => {
    expect(gridSizeOf(1)).toBe('one');
    expect(gridSizeOf(3)).toBe('three');
    expect(placementsOf(3).some(({lead}) => lead)).toBe(false);
    expect(placementsOf(0)).toEqual([]);
  });
});
