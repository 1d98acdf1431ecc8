import {Link} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {DIALOG_IMAGE} from '~/lib/images';
import {hrefIn, pathFor, useMarket} from '~/market';
import {Button, IconButton} from '~/ui/Button';
import {closeDialog} from '~/ui/Dialog';
import {useMessages} from '~/ui/language';
import {NoPicture} from '~/ui/Picture';
import {Price, PriceNote} from '~/ui/Price';

import {choicePath} from '../choice-form';
import {isPicture} from '../gallery';
import {MESSAGES} from '../messages';
import type {ProductPart} from '../parts';
import type {Product} from '../product';
import {ChoiceForm} from './ChoiceForm';
import {Sheet} from './Sheet';
import {DrawnOver, Slide} from './Slide';
import {fetchProduct, useChoice, type Choice} from './use-choice';
import {useMediaRow} from './use-media-row';

/** A card's product, as its options dialog needs it. */
export interface CardProduct {
  handle: string;
  title: string;
  /** Without options the dialog has one picture, price, quantity and the button (§10.27). */
  hasChoice: boolean;
  /** The options that the card shows (§10.28), as the query that a new choice starts with. */
  choice: string;
}

/** The product that a dialog is for. */
export interface Wanted extends CardProduct {
  /** Counts openings: each increase opens the dialog and starts a new choice. */
  openings: number;
}

interface OptionsDialogProps extends Wanted {
  id: string;
  /** What add-ons show of a product. */
  parts: readonly ProductPart[];
}

/** The options dialog of a product, named by its title. */
export function OptionsDialog({id, parts, ...wanted}: OptionsDialogProps) {
  const {handle, title, hasChoice, choice, openings} = wanted;
  const messages = useMessages(MESSAGES);
  const [answer, retry] = useProduct(handle);
  useEffect(() => {
    // Back leads to what the page showed before: another choice of filters is the same page.
    const close = () => closeDialog(id);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [id]);
  const url = hrefIn(useMarket(), pathFor('product', handle));
  return (
    <Sheet
      {...{id, title, openings}}
      className={hasChoice ? 'options' : 'options options-small'}
      onToggle={(isOpen) => !isOpen && keepFocus(url)}
    >
      {openings > 0 && typeof answer === 'object' && (
        <OptionsChoice
          key={openings}
          product={answer}
          parts={parts}
          hasChoice={hasChoice}
          asked={choice}
          onAdd={() => closeDialog(id)}
        />
      )}
      {answer === 'loading' && (
        <div className="options-body" role="status" aria-busy="true">
          <span className="visually-hidden">{messages.loadingOptions}</span>
          <span className="stage placeholder" />
        </div>
      )}
      {answer === 'gone' && <p role="alert">{messages.gone}</p>}
      {answer === 'failed' && (
        <div role="alert" className="options-failed">
          <p>{messages.failed}</p>
          <Button onClick={retry}>{messages.retry}</Button>
        </div>
      )}
    </Sheet>
  );
}

/**
 * The browser gives the focus back to the button that opened the dialog; where the grid was drawn
 * again since, the new button gets it. While the dialog fades, the focus may still be in it.
 */
function keepFocus(url: string) {
  if (!document.activeElement?.matches('body, dialog:not([open]) *')) return;
  const buttons = document.querySelectorAll<HTMLButtonElement>('.card-options');
  const same = [...buttons].find((one) => one.getAttribute('formaction') === url);
  same?.focus({preventScroll: true});
}

/** `gone`: there is no such product any more; `failed`: offline, or the store gave no answer. */
type Answer = Product | 'loading' | 'gone' | 'failed';

/** The product with this handle, fetched at once, and a function that tries again. */
function useProduct(handle: string): [Answer, () => void] {
  const [answer, setAnswer] = useState<Answer>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setAnswer('loading');
    fetchProduct(handle, '', controller.signal).then(
      (found) => setAnswer(found ?? 'gone'),
      () => {
        if (!controller.signal.aborted) setAnswer('failed');
      },
    );
    return () => controller.abort();
  }, [handle, attempt]);
  return [answer, () => setAttempt((count) => count + 1)];
}

interface OptionsChoiceProps {
  product: Product;
  parts: readonly ProductPart[];
  hasChoice: boolean;
  asked: string;
  onAdd: () => void;
}

/** The dialog's contents: pictures that follow the color, options, quantity, button (§2, §4). */
function OptionsChoice({product, parts, hasChoice, asked, onAdd}: OptionsChoiceProps) {
  const messages = useMessages(MESSAGES);
  const query = new URLSearchParams(asked);
  const choice = useChoice(product, {surface: 'dialog', query, parts});
  return (
    <div className="options-body">
      <Carousel {...{product, choice, hasChoice}} />
      <div className="options-choice">
        <Price {...choice.prices} className="product-price" />
        <PriceNote className="price-fact" />
        <ChoiceForm place="dialog" {...{product, choice, onAdd}} />
        {hasChoice && (
          <Link
            className="link options-more"
            to={choicePath(product.handle, product.options, choice.selection)}
          >
            {messages.allDetails}
          </Link>
        )}
      </div>
    </div>
  );
}

interface CarouselProps {
  product: Product;
  choice: Choice;
  hasChoice: boolean;
}

/** The dialog's pictures, 600 pixels wide (§9). All else shows on the product page only. */
function Carousel({product, choice, hasChoice}: CarouselProps) {
  const messages = useMessages(MESSAGES);
  const {shown} = choice;
  const positions = shown.positions
    .filter((position) => isPicture(product.media[position] ?? {}))
    .slice(0, hasChoice ? undefined : 1);
  const {order, index, track, show, followScroll} = useMediaRow({...shown, positions});
  const count = order.length;
  if (count === 0) {
    return (
      <div className="stage">
        <NoPicture label={messages.noPicture} />
      </div>
    );
  }
  return (
    <section className="stage" aria-label={messages.images}>
      <ul
        role="list"
        ref={track}
        className="track"
        // It scrolls by arrow keys, so it must be reachable by them.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={messages.imageList}
        onScroll={followScroll}
      >
        {order.map((position, place) => {
          const item = product.media[position];
          return (
            item && (
              <Slide
                key={position}
                item={item}
                isCurrent={place === index}
                isHidden={place !== index}
                overlay={<DrawnOver {...{product, choice, position}} />}
                request={DIALOG_IMAGE}
                loading={place === index ? 'eager' : 'lazy'}
              />
            )
          );
        })}
      </ul>
      {count > 1 && (
        <div className="carousel-turn">
          <IconButton
            icon="left"
            label={messages.previousImage}
            onClick={() => show((index - 1 + count) % count)}
          />
          <IconButton
            icon="right"
            label={messages.nextImage}
            onClick={() => show((index + 1) % count)}
          />
        </div>
      )}
    </section>
  );
}
