/** How a card is placed in the grid: wider than its neighbours on a phone (`wide`), on a desktop (`lead`), or not. */
export interface Placement {
  /** Both columns of the phone's grid. */
  wide: boolean;
  /** Two of the desktop's four columns, and two rows. */
  lead: boolean;
}

/** How a page of cards is laid out as a whole. */
export type GridSize = 'one' | 'three' | 'many';

const COLUMNS = 4;
/** From this many cards on, four more of them lead: a long grid needs accents. */
const LONG = 20;
/** A lead card and the four beside it fill two rows. */
const LEAD_GROUP = 5;

export function gridSizeOf(count: number): GridSize {
  if (count === 1) return 'one';
  return count === 3 ? 'three' : 'many';
}

/**
 * Places `count` cards so that every row is full. A lead card takes four cells, so `count - leads` must be a multiple of
 * the four columns. Leads stand with four small cards beside them, left and right in turn, or in pairs where too few are left.
 */
export function placementsOf(count: number): Placement[] {
  const leads = gridSizeOf(count) === 'many' ? leadIndices(count) : new Set<number>();
  return Array.from({length: count}, (_, index) => ({
    wide: index === 0 && count % 2 === 1,
    lead: leads.has(index),
  }));
}

function leadIndices(count: number): Set<number> {
  const indices = new Set<number>();
  let wanted = (count % COLUMNS) + (count >= LONG ? COLUMNS : 0);
  let start = 0;
  for (let group = 0; wanted > 0; group += 1) {
    if (count - start >= wanted * LEAD_GROUP || wanted % 2 === 1) {
      indices.add(group % 2 === 0 ? start : start + 2);
      start += LEAD_GROUP;
      wanted -= 1;
    } else {
      indices.add(start).add(start + 1);
      start += 2;
      wanted -= 2;
    }
  }
  return indices;
}
