import {useId} from 'react';

import {OptionsDialogs} from '~/product';
import {usePrefetch} from '~/ui/online';

import type {Card} from '../collection-page';
import {cardSizes, evenLayout, featuredLayout, gridSizeOf} from '../featured-layout';
import {ProductCard} from './ProductCard';

interface ProductGridProps {
  /** Pages of cards. Each page has its own layout, so that adding one moves no card. */
  pages: readonly (readonly Card[])[];
  /** Id of the heading that names the grid. */
  labelledBy: string;
  heading: 'h2' | 'h3';
  /** Whether the first picture is the page's LCP candidate. */
  hasMainPicture: boolean;
  /** Begins the ids of its cards where the page has another grid. */
  scope?: string;
  /** `even`: cards of one size, beside filters. `row`: one row that scrolls sideways. */
  layout?: 'featured' | 'even' | 'row';
}

/** The grid of cards (§2): a list, so that a screen reader says how many there are. */
export function ProductGrid(props: ProductGridProps) {
  const {
    pages,
    labelledBy,
    heading,
    hasMainPicture,
    layout = 'featured',
    scope = '',
  } = props;
  const form = useId();
  const prefetch = usePrefetch();
  const isFeatured = layout === 'featured';
  const size = isFeatured
    ? gridSizeOf(pages.length > 1 ? 0 : (pages[0]?.length ?? 0))
    : layout;
  const layOut = isFeatured ? featuredLayout : evenLayout;
  const list = pages.flatMap((cards, page) =>
    layOut(cards).map(([card, placement], index) => {
      const className = [placement.wide && 'wide', placement.lead && 'lead']
        .filter(Boolean)
        .join(' ');
      const isMain = hasMainPicture && page === 0 && index === 0;
      const sizes = cardSizes(size, placement);
      // A product page, which has such rows, has a view transition of its own.
      const movesPicture = layout !== 'row';
      return (
        <ProductCard
          key={card.handle}
          {...{
            card,
            heading,
            className,
            sizes,
            isMain,
            movesPicture,
            prefetch,
            form,
            scope,
          }}
        />
      );
    }),
  );
  return (
    <OptionsDialogs>
      <form id={form} hidden />
      <ul aria-labelledby={labelledBy} className={`grid-of-cards grid-${size}`}>
        {list}
      </ul>
    </OptionsDialogs>
  );
}
