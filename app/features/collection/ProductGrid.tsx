import {ChooseOptionsForm} from '~/features/options/ChooseOptionsButton';

import {cardSizes} from './card-sizes';
import type {Card} from './collection-page';
import {gridSizeOf, placementsOf} from './grid-rhythm';
import {ProductCard} from './ProductCard';

interface ProductGridProps {
  /** Pages of cards; each is laid out by itself, so that one that is added moves none that is there. */
  pages: readonly (readonly Card[])[];
  heading: 'h2' | 'h3';
  /** Whether the first picture is the page's main one: others would slow it down. */
  hasMainPicture: boolean;
}

/** The grid of cards (spec §2). */
export function ProductGrid({pages, heading, hasMainPicture}: ProductGridProps) {
  const size = gridSizeOf(pages.length > 1 ? 0 : (pages[0]?.length ?? 0));
  return (
    <div className={`grid-of-cards grid-${size}`}>
      <ChooseOptionsForm />
      {pages.flatMap((cards, page) => {
        const placements = placementsOf(cards.length);
        return cards.map((card, index) => {
          const placement = placements[index] ?? {wide: false, lead: false};
          return (
            <ProductCard
              key={card.handle}
              card={card}
              heading={heading}
              className={[placement.wide && 'wide', placement.lead && 'lead']
                .filter(Boolean)
                .join(' ')}
              sizes={cardSizes(size, placement)}
              isMain={hasMainPicture && page === 0 && index === 0}
            />
          );
        });
      })}
    </div>
  );
}
