import {Link, PrefetchPageLinks, useLocation, useSearchParams} from '@remix-run/react';
import {useEffect, useState, type ReactNode} from 'react';

import {PriceNote} from '~/disclosure';
import {BundleParts} from '~/bundles';
import {Opening} from '~/drop';
import {hrefIn, pathFor, useKeptVariant, useMarket, VARIANT_PARAM} from '~/market';
import {useReached} from '~/ui/clock';
import {Countdown} from '~/ui/Countdown';
import {Icon} from '~/ui/Icon';
import {useIsLive} from '~/ui/tasks';
import {useMessages, useMoney} from '~/ui/language';
import {useOnline, usePrefetch} from '~/ui/online';
import {Price} from '~/ui/Price';

import {
  choiceQuery,
  isPreOrder,
  selectableOptions,
  selectionIn,
  type Selection,
} from '../options';
import {shownMedia, withPrinted} from '../gallery';
import {MESSAGES} from '../messages';
import {letteringOver, printingOf} from './ProductPrint';
import {SIZE_HELP, type Product, type ShopHelp, type Variant} from '../product';
import {ChoiceForm} from './ChoiceForm';
import {ChooseBar, useChoiceSheet} from './ChooseBar';
import {Gallery} from './Gallery';
import {LONG_TITLE, pressedCardOf} from './ProductSkeleton';
import {useChoice, useIsOpen} from './use-choice';

interface ProductPageProps {
  product: Product;
  help: ShopHelp;
  /** URL of the newsletter; '' for none. */
  newsletter?: string;
  /** The consent text of the form for back-in-stock notification; `null` for no form. */
  consent?: string | null;
  /** Rendered over the picture. */
  children?: ReactNode;
}

/** A product's page: pictures, options, description (§2). */
export function ProductPage({
  product,
  help,
  newsletter = '',
  consent = null,
  children,
}: ProductPageProps) {
  const messages = useMessages(MESSAGES);
  const [query] = useSearchParams();
  const {pathname} = useLocation();
  const asked = selectionIn(query, product);
  const choice = useChoice(product, 'page', asked);
  const ended = useReached(product.endDate);
  const isOpen = useIsOpen(product);
  const [card] = useState(() => pressedCardOf(pathname));
  useChoiceInUrl(product, choice.selection, asked);
  useKeptVariant(choice.variant?.id ?? null);
  const printing = printingOf(product, choice.selection);
  const shown = withPrinted(
    shownMedia(product, choice.selection),
    printing?.place ?? null,
  );
  const {ChoiceSheet, ...sheet} = useChoiceSheet();
  return (
    <div
      className="page product"
      data-rail={shown.positions.length > 1 || undefined}
      data-plain={selectableOptions(product.options).length === 0 || undefined}
    >
      <Breadcrumb title={product.title} lang={product.langs?.title} />
      <Gallery
        title={product.title}
        media={product.media}
        shown={shown}
        preview={card?.picture ?? null}
        overlay={letteringOver(product, choice)}
      >
        {isPreOrder(product) && (
          <span className="stage-badge eyebrow">{messages.preOrder}</span>
        )}
        {children}
      </Gallery>
      <div className="product-buy">
        <div className="product-head">
          <h1
            className="product-title"
            data-long={product.title.length > LONG_TITLE || undefined}
            dir="auto"
            lang={product.langs?.title}
          >
            {product.title}
          </h1>
          <Price {...choice.prices} className="product-price" />
          <PriceNote className="price-fact" />
          <PriceFacts variant={choice.variant ?? product.variants[0]} />
          <RatingLine rating={product.rating} />
          {product.rating && help.reviewsChecked && (
            <p className="price-fact">{help.reviewsChecked}</p>
          )}
          {product.opensAt !== undefined && <Opening at={product.opensAt} onPage />}
          {product.endDate !== null && isOpen && (
            <Countdown end={product.endDate} className="text-sm" />
          )}
        </div>
        {(!isOpen || (product.endDate !== null && !ended)) && (
          <DropReminders handle={product.handle} newsletter={newsletter} />
        )}
        {product.bundle && (
          <BundleParts bundle={product.bundle} variant={choice.variant?.id ?? null} />
        )}
        <ChoiceForm
          product={product}
          choice={choice}
          ended={ended}
          sizeHelp={help.topics.find(({id}) => id === SIZE_HELP)?.id}
          delivery={help.delivery}
          terms={help.terms}
          consent={consent}
          isAnchored
        >
          {!ended && <ChooseBar product={product} choice={choice} onOpen={sheet.open} />}
        </ChoiceForm>
        <ProductDetails product={product} help={help} />
      </div>
      {card && <ListingAhead page={card.from} />}
      {/* Outside the page's form, which would take its submits for its own. */}
      {ChoiceSheet && (
        <ChoiceSheet {...{product, choice, shown}} openings={sheet.openings} />
      )}
    </div>
  );
}

/** Keeps the choice in the URL, so that it can be shared, without a request to the server. */
function useChoiceInUrl({options}: Product, selection: Selection, asked: Selection) {
  const [first] = useState(asked);
  useEffect(() => {
    if (selection === first || selection.every((value, i) => value === first[i])) return;
    const url = new URL(window.location.href);
    url.searchParams.delete(VARIANT_PARAM);
    for (const [name, value] of choiceQuery(options, selection))
      url.searchParams.set(name, value);
    window.history.replaceState(window.history.state, '', url);
  }, [options, selection, first]);
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
  const prefetch = usePrefetch();
  return (
    <nav aria-label={messages.breadcrumb} className="breadcrumb">
      <ol>
        <li>
          <Link to={pathFor('home')} prefetch={prefetch}>
            {messages.home}
          </Link>
        </li>
        <li>
          <Link to={pathFor('products')} prefetch={prefetch}>
            {messages.products}
          </Link>
        </li>
        <li>
          <span aria-current="page" dir="auto" lang={lang}>
            {title}
          </span>
        </li>
      </ol>
    </nav>
  );
}

interface ProductDetailsProps {
  product: Product;
  help: ShopHelp;
}

/** The merchant's description, then the store's help on sizes and shipping, collapsed. */
function ProductDetails({product, help}: ProductDetailsProps) {
  const {descriptionHtml, langs} = product;
  const messages = useMessages(MESSAGES);
  return (
    <div className="product-details">
      {descriptionHtml && (
        <>
          <h2 className="visually-hidden">{messages.description}</h2>
          <div
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
          <div id={id} className="prose" dangerouslySetInnerHTML={{__html: html}} />
        </details>
      ))}
    </div>
  );
}

interface DropRemindersProps {
  handle: string;
  /** URL of the newsletter; '' for none. */
  newsletter: string;
}

/** Reminders of a drop's opening or end: a calendar file, the newsletter. */
function DropReminders({handle, newsletter}: DropRemindersProps) {
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

/** The store's own reviews, in a line; nothing where it has none. */
function RatingLine({rating}: Pick<Product, 'rating'>) {
  const messages = useMessages(MESSAGES);
  if (!rating) return null;
  const {value, best, count} = rating;
  return (
    <p className="price-fact">
      <span role="img" aria-label={messages.rated(value, best)}>
        {`★ ${value}`}
      </span>{' '}
      <span>{`· ${messages.reviews(count)}`}</span>
    </p>
  );
}
