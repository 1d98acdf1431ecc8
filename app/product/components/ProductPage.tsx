import {PrefetchPageLinks, useLocation, useSearchParams} from '@remix-run/react';
import {useEffect, useRef, useState, type ReactNode} from 'react';

import {Opening} from '~/drop';
import {decimal} from '~/lib/intl';
import {hrefIn, pathFor, useKeptVariant, useMarket} from '~/market';
import {Countdown} from '~/ui/Countdown';
import {Icon} from '~/ui/Icon';
import {useIsLive} from '~/ui/tasks';
import {useMessages, useMoney, usePageTag} from '~/ui/language';
import {hydratedPart} from '~/ui/lazy-part';
import {useOnline} from '~/ui/online';
import {Price, PriceNote} from '~/ui/Price';
import {ShareLink} from '~/ui/ShareLink';
import {ShopLink} from '~/ui/ShopLink';

import {choicePath, withChoice} from '../choice-form';
import {isPreOrder, selectableOptions, type Selection} from '../options';
import {MESSAGES} from '../messages';
import type {ProductPart} from '../parts';
import type {Product, ShopHelp, Variant} from '../product';
import {ChoiceForm} from './ChoiceForm';
import {ChooseBar, useChoiceSheet} from './ChooseBar';
import {Gallery} from './Gallery';
import {LONG_TITLE, pressedCardOf} from './ProductSkeleton';
import {useChoice} from './use-choice';

const BundleParts = hydratedPart('[data-bundle]', () => import('./BundleList'));

interface ProductPageProps {
  product: Product;
  help: ShopHelp;
  /** URL of the newsletter; '' for none. */
  newsletter: string;
  /** What add-ons show of it. */
  parts: readonly ProductPart[];
  /** Rendered over the picture. */
  children?: ReactNode;
}

/** A product's page: pictures, options, description (§2). */
export function ProductPage(props: ProductPageProps) {
  const {product, help, newsletter, parts, children} = props;
  const {handle, title, options, langs, opensAt, endDate, rating, bundle} = product;
  const messages = useMessages(MESSAGES);
  const market = useMarket();
  const [query] = useSearchParams();
  const {pathname, key: link} = useLocation();
  const choice = useChoice(product, {surface: 'page', query, link, parts});
  const {isOpen, hasEnded, variant} = choice;
  const [card] = useState(() => pressedCardOf(pathname));
  useChoiceInUrl(product, choice.selection);
  useKeptVariant(variant?.id ?? null);
  const {ChoiceSheet, ...sheet} = useChoiceSheet();
  return (
    <div
      className="page product"
      data-rail={choice.shown.positions.length > 1 || undefined}
      data-plain={selectableOptions(options).length === 0 || undefined}
    >
      <Breadcrumb title={title} lang={langs?.title} />
      <Gallery product={product} choice={choice} preview={card?.picture ?? null}>
        {isPreOrder(product) && (
          <span className="stage-badge eyebrow">{messages.preOrder}</span>
        )}
        {children}
        <ShareLink
          title={title}
          url={hrefIn(market, choicePath(handle, options, choice.selection))}
          label={messages.share}
          copied={messages.copied}
          isGlyph
        />
      </Gallery>
      <div className="product-buy">
        <div className="product-head">
          <h1
            className="product-title"
            data-long={title.length > LONG_TITLE || undefined}
            dir="auto"
            lang={langs?.title}
          >
            {title}
          </h1>
          <Price {...choice.prices} className="product-price" />
          <PriceNote className="price-fact" />
          <PriceFacts variant={variant ?? product.variants[0]} />
          {rating && <RatingLine rating={rating} />}
          {rating && help.reviewsChecked && (
            <p className="price-fact">{help.reviewsChecked}</p>
          )}
          {opensAt !== undefined && <Opening at={opensAt} onPage />}
          {endDate !== null && isOpen && <Countdown end={endDate} className="small" />}
        </div>
        {(!isOpen || (endDate !== null && !hasEnded)) && (
          <DropReminders handle={handle} newsletter={newsletter} />
        )}
        {bundle && <BundleParts bundle={bundle} variant={variant?.id ?? null} />}
        <ChoiceForm place="page" {...{product, choice, help}}>
          {!hasEnded && <ChooseBar {...{product, choice}} onOpen={sheet.open} />}
        </ChoiceForm>
        <ProductDetails product={product} help={help} />
      </div>
      {card && <ListingAhead page={card.from} />}
      {/* Outside the page's form, which would take its submits for its own. */}
      {ChoiceSheet && <ChoiceSheet {...{product, choice}} openings={sheet.openings} />}
    </div>
  );
}

/** Keeps the choice in the URL, so that it can be shared, without a request to the server. */
function useChoiceInUrl({options}: Product, selection: Selection) {
  const written = useRef(selection);
  useEffect(() => {
    if (selection.every((value, i) => value === written.current[i])) return;
    written.current = selection;
    const url = withChoice(window.location.href, options, selection);
    window.history.replaceState(window.history.state, '', url);
  }, [options, selection]);
}

/**
 * Fetches the listing that the visitor came from, for the way back: a listing that came as a
 * document has not been fetched as data, and going back would wait for it.
 */
function ListingAhead({page}: {page: string}) {
  const isOnline = useOnline();
  const isLive = useIsLive();
  return isLive && isOnline ? <PrefetchPageLinks page={page} /> : null;
}

/** Home > Products > the product (§2). */
function Breadcrumb({title, lang}: {title: string; lang: string | undefined}) {
  const messages = useMessages(MESSAGES);
  return (
    <nav aria-label={messages.breadcrumb} className="breadcrumb">
      <ol>
        {(['home', 'products'] as const).map((place) => (
          <li key={place}>
            <ShopLink to={pathFor(place)}>{messages[place]}</ShopLink>
          </li>
        ))}
        <li>
          <span aria-current="page" dir="auto" lang={lang}>
            {title}
          </span>
        </li>
      </ol>
    </nav>
  );
}

/** The merchant's description, then the store's help on sizes and shipping, collapsed. */
function ProductDetails({product, help}: Pick<ProductPageProps, 'product' | 'help'>) {
  const {descriptionHtml, langs} = product;
  const messages = useMessages(MESSAGES);
  return (
    <div className="product-details">
      {descriptionHtml && (
        <>
          <h2 className="visually-hidden">{messages.description}</h2>
          <div
            dir="auto"
            lang={langs?.description}
            className={/<h[234]\b/.test(descriptionHtml) ? 'prose prose-facts' : 'prose'}
            dangerouslySetInnerHTML={{__html: descriptionHtml}}
          />
        </>
      )}
      {help.topics.map(({id, title, html, isOpen}) => (
        <details key={id} className="product-help" open={isOpen}>
          <summary>
            <span>{title}</span>
            <Icon name="plus" />
          </summary>
          <div
            id={id}
            className="prose"
            dir="auto"
            dangerouslySetInnerHTML={{__html: html}}
          />
        </details>
      ))}
    </div>
  );
}

/** Reminders of a drop's opening or end: a calendar file, the newsletter. */
function DropReminders({handle, newsletter}: {handle: string; newsletter: string}) {
  const messages = useMessages(MESSAGES);
  return (
    <p className="product-reminders">
      <a
        href={hrefIn(useMarket(), pathFor('calendar', handle))}
        download
        className="link"
      >
        {messages.calendar}
      </a>
      {newsletter && (
        <a href={newsletter} rel="noopener" className="link">
          {messages.reminders}
        </a>
      )}
    </p>
  );
}

/** The unit price, and the lowest price before a reduction; nothing where the store has neither. */
function PriceFacts({variant}: {variant: Variant | undefined}) {
  const messages = useMessages(MESSAGES);
  const money = useMoney();
  const {unitPrice, lowestPrice} = variant ?? {};
  return (
    <>
      {unitPrice && (
        <p className="price-fact figures">
          {messages.perUnit(money(unitPrice.price), unitPrice.per)}
        </p>
      )}
      {lowestPrice && (
        <p className="price-fact">{messages.lowestPrice(money(lowestPrice))}</p>
      )}
    </>
  );
}

/** The store's own reviews, in a line. */
function RatingLine({rating}: Required<Pick<Product, 'rating'>>) {
  const messages = useMessages(MESSAGES);
  const {best, count} = rating;
  const value = decimal(rating.value, usePageTag());
  return (
    <p className="price-fact">
      <span role="img" aria-label={messages.rated(value, best)}>
        {`★ ${value}`}
      </span>{' '}
      <span>{`· ${messages.reviews(count)}`}</span>
    </p>
  );
}
