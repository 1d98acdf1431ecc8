import {useId} from 'react';

import {OptionsDialogs} from '~/product';
import {usePrefetch} from '~/ui/online';

import {isAvailable, type Card} from '../collection-page';
import {ProductCard, type ProductCardProps} from './ProductCard';

export interface ProductGridProps extends Pick<
  ProductCardProps,
  'heading' | 'scope' | 'whenSoldOut'
> {
  /** Pages of cards. Each page has its own layout, so that adding one moves no card. */
  pages: readonly (readonly Card[])[];
  /** Id of the heading that names the grid. */
  labelledBy: string;
  /** Whether it is on the first screen, where one of its pictures paints largest. */
  hasMainPicture?: boolean;
  /** `even`: cards of one size, beside filters. `row`: one row that scrolls sideways. */
  layout?: 'featured' | 'even' | 'row';
}

/** The grid of cards (§2): a list, so that a screen reader says how many there are. */
export function ProductGrid({
  pages,
  labelledBy,
  hasMainPicture = false,
  layout = 'featured',
  ...cardProps
}: ProductGridProps) {
  const form = useId();
  const prefetch = usePrefetch();
  const isFeatured = layout === 'featured';
  const size = isFeatured
    ? gridSizeOf(pages.length > 1 ? 0 : (pages[0]?.length ?? 0))
    : layout;
  const layOut = isFeatured ? featuredLayout : evenLayout;
  return (
    <OptionsDialogs>
      <form id={form} hidden />
      <ul
        role="list"
        aria-labelledby={labelledBy}
        className={`grid-of-cards grid-${size}`}
      >
        {pages.flatMap((cards, page) =>
          layOut(cards).map(([card, placement], index, laid) => (
            <ProductCard
              key={card.handle}
              {...{...cardProps, card, form, prefetch}}
              className={[placement.wide && 'wide', placement.lead && 'lead']
                .filter(Boolean)
                .join(' ')}
              sizes={cardSizes(size, placement)}
              urgency={hasMainPicture && page === 0 ? urgencyOf(index, laid) : 'late'}
              // A product page, which has such rows, has a view transition of its own.
              movesPicture={layout !== 'row'}
            />
          )),
        )}
      </ul>
    </OptionsDialogs>
  );
}

/** A card's size: wider than its neighbors on a phone (`wide`) or a desktop (`lead`), or normal. */
export interface Placement {
  /** Spans both columns on a phone. */
  wide: boolean;
  /** Spans two of four columns and two rows on a desktop. */
  lead: boolean;
}

/** The layout of a page of cards. In `even` and `row` every card has the same size. */
type GridSize = 'one' | 'three' | 'many' | 'even' | 'row';

const COLUMNS = 4;
/** A grid with this many cards has four more lead cards. */
const LONG_GRID = 20;
/** A lead card and four others fill two rows. */
const LEAD_GROUP = 5;

export function gridSizeOf(count: number): GridSize {
  if (count === 1) return 'one';
  return count === 3 ? 'three' : 'many';
}

/**
 * Places `count` cards so that every row is full: a lead card takes four cells, so `count - leads`
 * must be a multiple of the four columns. Leads stand with four small cards beside them, left and
 * right in turn, or in pairs.
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
  let wanted = (count % COLUMNS) + (count >= LONG_GRID ? COLUMNS : 0);
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

/** The cards of one page, in the order in which they are shown, each with its place. */
function featuredLayout(cards: readonly Card[]): [Card, Placement][] {
  const places = placementsOf(cards.length);
  const laid = cards.map((card, at): [Card, Placement] => [
    card,
    places[at] ?? SMALL_CARD,
  ]);
  const isLarge = ({wide, lead}: Placement) => wide || lead;
  for (const large of laid) {
    if (!isLarge(large[1]) || isAvailable(large[0])) continue;
    // A sold-out product gets no large tile: it swaps places with the first available small one.
    const small = laid.find(([card, place]) => isAvailable(card) && !isLarge(place));
    if (!small) return evenLayout(cards);
    [large[0], small[0]] = [small[0], large[0]];
  }
  return laid;
}

/**
 * When the pictures of a first screen are asked for. A phone's has two rows of two cards, of which
 * the first row comes before all else; or a wide card alone. A wider window's others wait for the
 * layout.
 */
function urgencyOf(
  index: number,
  [first]: readonly [Card, Placement][],
): ProductCardProps['urgency'] {
  if (first?.[1].wide) return index === 0 ? 'first' : 'late';
  if (index < 2) return 'first';
  return index < 4 ? 'early' : 'late';
}

function evenLayout(cards: readonly Card[]): [Card, Placement][] {
  return cards.map((card) => [card, SMALL_CARD]);
}

const SMALL_CARD: Placement = {wide: false, lead: false};

/*
 * Widths of a card's picture as `sizes` states them, solved from the tokens --gutter, --gap and
 * --page. On a phone two columns (`PHONE_WIDE`: one), from 960 px four (a lead: two of them), or
 * three beside the filters; at 1680 px the page stops growing.
 */
const PHONE = 'calc(46.9vw - 10px)';
const PHONE_WIDE = 'calc(94.8vw - 13px)';
const QUARTER = '(min-width:1680px) 378px,(min-width:960px) calc(23vw - 9px)';
const THIRD = '(min-width:1680px) 512px,(min-width:960px) calc(31vw - 10px)';
const HALF = '(min-width:1680px) 780px,(min-width:960px) calc(46.9vw - 10px)';
const ROW = '(min-width:1680px) 378px,(min-width:960px) calc(23vw - 9px),60vw';
const EVEN = '(min-width:1680px) 420px,(min-width:960px) calc(31vw - 95px)';

function cardSizes(size: GridSize, {wide, lead}: Placement): string {
  const many = lead ? HALF : QUARTER;
  if (size === 'row') return ROW;
  const desktop = {one: HALF, three: THIRD, many, even: EVEN}[size];
  return `${desktop},${wide ? PHONE_WIDE : PHONE}`;
}
