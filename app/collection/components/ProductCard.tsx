import {Link, useViewTransitionState} from '@remix-run/react';
import {
  memo,
  useContext,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

import {Opening} from '~/drop';
import {CARD_IMAGE} from '~/lib/images';
import {hrefIn, pathFor, useMarket} from '~/market';
import {ChooseOptionsButton, prepareProductPage, pressCard} from '~/product';
import {Countdown} from '~/ui/Countdown';
import {useMessages} from '~/ui/language';
import {NoPicture, Picture, Swatch} from '~/ui/Picture';
import {Price} from '~/ui/Price';

import {isAvailable, type Card, type CardSwatch} from '../collection-page';
import {MESSAGES} from '../messages';
import {CardParts} from '../parts';

export interface ProductCardProps {
  card: Card;
  /** Heading level of its title: one below the heading above the grid. */
  heading: 'h2' | 'h3';
  className: string;
  sizes: string;
  /** When its picture is asked for: before others, with the document, or near the window. */
  urgency: 'first' | 'early' | 'late';
  /** Whether its picture takes part in the view transition to the product page. */
  movesPicture: boolean;
  /** When its link prefetches. */
  prefetch: 'intent' | 'none';
  /** Id of the grid's empty form, which the buttons of all cards share, each its `formaction`. */
  form: string;
  /** Begins its ids where the page has another grid. */
  scope?: string;
  /** Text of a sold-out card's link to its product; none by default. */
  whenSoldOut?: string | undefined;
}

/** In-app browsers that go blank in a view transition: Facebook, Instagram, TikTok on Android. */
const BROKEN_BROWSERS = /FBAN|FBAV|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok/i;

/**
 * Whether links should use a view transition: not by touch, where the placeholder shows the picture
 * first and taking the transition costs a slow phone a third of a second. Call it in the browser,
 * when a link is about to be followed.
 */
function wantsViewTransitions(): boolean {
  return (
    'startViewTransition' in document &&
    matchMedia('(hover: hover)').matches &&
    !BROKEN_BROWSERS.test(navigator.userAgent) &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** The options that the card shows, as the query of its link; empty for none. */
function choiceOf({chosen = []}: Card, swatch: CardSwatch | null): string {
  const query = new URLSearchParams(chosen.map(({name, value}) => [name, value]));
  if (swatch) query.set(swatch.option, swatch.name);
  return query.size > 0 ? `?${query}` : '';
}

/** A product card (§2): an article named by its title. All of it links to the product. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const messages = useMessages(MESSAGES);
  const {card, heading: Heading, className, sizes, urgency} = props;
  const parts = useContext(CardParts);
  const {movesPicture, prefetch, form, scope = '', whenSoldOut} = props;
  const [pointed, setPointed] = useState(false);
  const [chosen, setChosen] = useState<CardSwatch | null>(null);
  const choice = choiceOf(card, chosen);
  const url = pathFor('product', card.handle) + choice;
  const color = chosen?.name ?? card.color;
  const isSoldOut = !isAvailable(card);
  // Decided on hover, focus or touch: deciding for all cards at the start would be a long task.
  const [moves, setMoves] = useState(false);
  const isMoving = useViewTransitionState(url) && movesPicture;
  const titleId = `${scope}card-${card.handle}`;
  const prepare = () => {
    setMoves(wantsViewTransitions());
    if (prefetch === 'intent') prepareProductPage();
  };
  const onPointerEnter = ({pointerType}: PointerEvent) => {
    prepare();
    setPointed((was) => was || pointerType === 'mouse');
  };
  return (
    <li className={className || undefined}>
      <article className="card" aria-labelledby={titleId} onPointerEnter={onPointerEnter}>
        <div className={isMoving ? 'card-media moving-picture' : 'card-media'}>
          <CardMedia
            {...{card, sizes, urgency}}
            chosen={chosen?.picture ?? null}
            showsSecond={pointed && !chosen}
          />
          {card.ribbons.map((ribbon) => (
            <span
              key={ribbon}
              className={ribbon === 'SOLD OUT' ? 'ribbon ribbon-out' : 'ribbon'}
            >
              {messages.ribbons[ribbon]}
            </span>
          ))}
        </div>
        <Heading id={titleId} className="card-title">
          <Link
            to={url}
            prefetch={prefetch}
            discover="none"
            viewTransition={moves}
            dir="auto"
            lang={card.lang}
            onFocus={prepare}
            onClick={({currentTarget}) => pressCard(currentTarget)}
          >
            {card.title}
          </Link>
        </Heading>
        <div className="card-facts">
          {color ? (
            <p className="card-price card-price-of">
              <Price {...(chosen ?? card)} />
              <bdi className="card-color">{color}</bdi>
            </p>
          ) : (
            <Price as="p" className="card-price" {...card} />
          )}
          <Status {...{card, url, whenSoldOut}} />
          {card.swatches.length > 0 ? (
            <Swatches {...{card, form, color}} onChoose={setChosen} />
          ) : (
            card.colors > 1 && <p>{messages.colors(card.colors)}</p>
          )}
        </div>
        {!isSoldOut && (
          <ChooseOptionsButton
            handle={card.handle}
            title={card.title}
            label={messages.chooseOptions(card.title)}
            hasChoice={card.hasChoice}
            choice={choice}
            form={form}
          />
        )}
        {parts.map(({Tool}, index) => Tool && <Tool key={index} {...{card, form}} />)}
      </article>
    </li>
  );
});

interface StatusProps extends Pick<ProductCardProps, 'card' | 'whenSoldOut'> {
  /** Of the product. */
  url: string;
}

/** One line: when it opens or ends, else that nothing is left, else what add-ons say. */
function Status({card, url, whenSoldOut}: StatusProps) {
  const messages = useMessages(MESSAGES);
  const parts = useContext(CardParts);
  const {opensAt, endDate, ribbons} = card;
  if (opensAt !== undefined || endDate !== null) {
    return (
      <>
        {opensAt !== undefined && <Opening at={opensAt} />}
        {endDate !== null && <Countdown end={endDate} />}
      </>
    );
  }
  const isSoldOut = !isAvailable(card);
  if (isSoldOut && whenSoldOut) {
    return (
      <p>
        <Link to={url} className="link">
          {whenSoldOut}
        </Link>
      </p>
    );
  }
  if (isSoldOut && ribbons.includes('PRE-ORDER')) return <p>{messages.preOrderFull}</p>;
  return parts.map(({Fact}, index) => Fact && <Fact key={index} card={card} />);
}

interface CardMediaProps extends Pick<ProductCardProps, 'card' | 'sizes' | 'urgency'> {
  /** URL of the chosen color's picture. */
  chosen: string | null;
  /** Whether to load the second picture: pointed at before, and without a chosen color. */
  showsSecond: boolean;
}

/** A card's pictures. The second is not requested before hover (§2), nor shown over a color. */
function CardMedia({card, sizes, urgency, chosen, showsSecond}: CardMediaProps) {
  const messages = useMessages(MESSAGES);
  const {picture, secondPicture: second} = card;
  if (!picture) return <NoPicture label={messages.noPicture} />;
  const isFirst = chosen === null || chosen === picture.url;
  return (
    <>
      <Picture
        src={chosen ?? picture.url}
        alt={isFirst ? picture.alt : card.title}
        sizes={sizes}
        width={CARD_IMAGE.width}
        priority={urgency === 'first'}
        loading={urgency === 'late' ? 'lazy' : 'eager'}
      />
      {second && showsSecond && (
        <Picture
          src={second}
          alt=""
          sizes={sizes}
          width={CARD_IMAGE.width}
          loading="eager"
          className="card-second"
        />
      )}
    </>
  );
}

interface SwatchesProps extends Pick<ProductCardProps, 'card' | 'form'> {
  /** Name of the color that the card shows, if it was asked for. */
  color: string | undefined;
  onChoose: (swatch: CardSwatch | null) => void;
}

/** Arrows move focus to the swatch beside. */
function moveAmongSwatches({key, currentTarget}: KeyboardEvent) {
  const beside =
    key === 'ArrowRight'
      ? currentTarget.nextElementSibling
      : key === 'ArrowLeft' && currentTarget.previousElementSibling;
  if (beside instanceof HTMLButtonElement) beside.focus();
}

/**
 * A card's colors: a press shows the card in that color and changes its link; without JavaScript it
 * opens the product. One tab stop, set by focus, since each is a stop of its own without
 * JavaScript.
 */
function Swatches({card, form, color, onChoose}: SwatchesProps) {
  const messages = useMessages(MESSAGES);
  const {handle, title, swatches, colors} = card;
  const url = hrefIn(useMarket(), pathFor('product', handle));
  const [stop, setStop] = useState<string | null>(null);
  const further = colors - swatches.length;
  return (
    <div className="card-swatches" role="group" aria-label={messages.colorsOf(title)}>
      {swatches.map((swatch) => (
        <button
          key={swatch.name}
          form={form}
          formAction={url}
          name={swatch.option}
          value={swatch.name}
          className="card-swatch"
          aria-label={swatch.name}
          aria-pressed={color === swatch.name}
          tabIndex={stop !== null && stop !== swatch.name ? -1 : undefined}
          data-replay
          onFocus={() => setStop(swatch.name)}
          onKeyDown={moveAmongSwatches}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            onChoose(color === swatch.name ? null : swatch);
          }}
        >
          <Swatch color={swatch.color} />
        </button>
      ))}
      {further > 0 && (
        <span>
          <span>{`+${further}`}</span>
          <span className="visually-hidden">{messages.furtherColors}</span>
        </span>
      )}
    </div>
  );
}
