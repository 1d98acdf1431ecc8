import {Link, useViewTransitionState} from '@remix-run/react';
import {memo, useState, type PointerEvent} from 'react';

import {ChooseOptionsButton} from '~/product';
import {Countdown} from '~/ui/Countdown';
import {Price} from '~/ui/Price';
import {wantsViewTransitions} from '~/ui/view-transitions';

import {CardMedia} from './CardMedia';
import type {Card} from '../collection-page';

interface ProductCardProps {
  card: Card;
  /** Of its title, one below what stands above the grid. */
  heading: 'h2' | 'h3';
  className: string;
  sizes: string;
  /** Whether its picture is the page's main one. */
  isMain: boolean;
  /** Whether it is below a phone's second screen when the page opens. */
  isBelow: boolean;
}

function colorsLabel(count: number): string {
  return `${count} colors`;
}

/** A product in a grid (spec §2): an article named by its title; the whole of it leads to the product. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const {card, heading: Heading, className, sizes, isMain, isBelow} = props;
  const [pointed, setPointed] = useState(false);
  const address = `/products/${card.handle}`;
  // Decided at the first sign of intent: all cards deciding when the page starts would hold it up.
  const [moves, setMoves] = useState(false);
  const isMoving = useViewTransitionState(address);
  const titleId = `card-${card.handle}`;
  const prepare = () => setMoves(wantsViewTransitions());
  const onPointerEnter = ({pointerType}: PointerEvent) => {
    prepare();
    setPointed((was) => was || pointerType === 'mouse');
  };
  return (
    <article
      className={`card ${className}`.trim()}
      aria-labelledby={titleId}
      onPointerEnter={onPointerEnter}
      // In the document alone, which a phone lays out bit by bit (typeset.ts): a page that is shown by scripts is whole at once.
      {...(import.meta.env.SSR && isBelow && {'data-below': ''})}
      suppressHydrationWarning
    >
      <div className={isMoving ? 'card-media moving-picture' : 'card-media'}>
        <CardMedia
          {...{sizes, isMain}}
          picture={card.picture}
          second={card.secondPicture}
          showsSecond={pointed}
        />
        {card.ribbons.map((ribbon) => (
          <span
            key={ribbon}
            className={ribbon === 'SOLD OUT' ? 'ribbon ribbon-out' : 'ribbon'}
          >
            {ribbon}
          </span>
        ))}
      </div>
      <Heading id={titleId} className="card-title">
        <Link
          to={address}
          prefetch="intent"
          viewTransition={moves}
          dir="auto"
          onFocus={prepare}
        >
          {card.title}
        </Link>
      </Heading>
      <CardFacts card={card} />
      <ChooseOptionsButton handle={card.handle} title={card.title} />
    </article>
  );
});

/** Price, colours and time left, and the button that opens the options. */
function CardFacts({card}: {card: Card}) {
  return (
    <div className="card-facts">
      <Price price={card.price} compareAt={card.compareAt} />
      {card.endDate !== null && <Countdown end={card.endDate} />}
      {card.endDate === null && card.colors > 1 && <p>{colorsLabel(card.colors)}</p>}
    </div>
  );
}
