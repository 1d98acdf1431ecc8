import {ChooseOptionsForm} from '~/product';
import {rememberedList} from '~/server/document/remembered';

import {cardSizes} from '../card-sizes';
import type {Card} from '../collection-page';
import {gridSizeOf, placementsOf} from '../featured-layout';
import {ProductCard} from './ProductCard';

interface ProductGridProps {
  /** Pages of cards; each is laid out by itself, so that one that is added moves none that is there. */
  pages: readonly (readonly Card[])[];
  heading: 'h2' | 'h3';
  /** Whether the first picture is the page's main one: others would slow it down. */
  hasMainPicture: boolean;
}

/** Cards on the first two screens of a phone, at most. */
const CARDS_IN_SIGHT = 8;

/** The worker renders a card anew only when what it shows has changed, or while it counts down. */
const ProductCards = rememberedList({
  name: 'card',
  Component: ProductCard,
  varies: ({card}) => card.endDate !== null,
});

/** The grid of cards (spec §2). */
export function ProductGrid({pages, heading, hasMainPicture}: ProductGridProps) {
  const size = gridSizeOf(pages.length > 1 ? 0 : (pages[0]?.length ?? 0));
  const items = pages.flatMap((cards, page) => {
    const placements = placementsOf(cards.length);
    return cards.map((card, index) => {
      const placement = placements[index] ?? {wide: false, lead: false};
      const className = [placement.wide && 'wide', placement.lead && 'lead']
        .filter(Boolean)
        .join(' ');
      const isMain = hasMainPicture && page === 0 && index === 0;
      const isBelow = index >= CARDS_IN_SIGHT;
      const sizes = cardSizes(size, placement);
      const props = {card, heading, className, sizes, isMain, isBelow};
      return {key: card.handle, props};
    });
  });
  return (
    <div className={`grid-of-cards grid-${size}`}>
      <ChooseOptionsForm />
      <ProductCards items={items} />
    </div>
  );
}
