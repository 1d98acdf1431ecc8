import {useEffect, useId, useState, type ReactNode} from 'react';

import type {Card} from '~/collection';
import {CARD_IMAGE, imageUrl} from '~/lib/images';
import {hasLists} from '~/lib/json';
import type {Money} from '~/lib/money';
import {pathFor, shopFetch, shopPath} from '~/market';
import {useMessages} from '~/ui/language';
import {Price} from '~/ui/Price';
import {ShopLink} from '~/ui/ShopLink';

import type {Recommendations} from '../index.server';
import {MESSAGES} from '../messages';

/** A product as a small link. */
export interface LinkedProduct {
  handle: string;
  title: string;
  /** URL of a picture, without a size; null for none. */
  picture: string | null;
  price?: Money | null;
}

const recommendationsPath = shopPath('/api/recommendations/:handle');

interface ProductLinksProps {
  title: string;
  products: readonly LinkedProduct[];
  className: string;
  /** Beside the heading. */
  children?: ReactNode;
}

/** Products as small links in a row. A chunk of its own (hence the default export). */
export default function ProductLinks(props: ProductLinksProps) {
  const {title, products, className, children} = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="shelf-head">
        <h2 id={id} className="heading">
          {title}
        </h2>
        {children}
      </div>
      {/* No list: in the cart, what is listed is what is in it. */}
      <div className="product-links">
        {products.map(({handle, title: name, picture, price}) => (
          <ShopLink key={handle} to={pathFor('product', handle)}>
            {picture ? (
              <img
                src={imageUrl(picture, CARD_IMAGE)}
                alt=""
                width={160}
                height={200}
                loading="lazy"
                decoding="async"
              />
            ) : (
              <span className="product-links-blank" />
            )}
            <span dir="auto">{name}</span>
            {price && <Price price={price} />}
          </ShopLink>
        ))}
      </div>
    </section>
  );
}

/**
 * The complementary products of the first of `handles` that has any, without the products of the
 * cart.
 */
export function CartComplements({handles}: {handles: readonly string[]}) {
  const messages = useMessages(MESSAGES);
  const [cards, setCards] = useState<Card[]>([]);
  const key = handles.join('\n');
  useEffect(() => {
    let isCurrent = true;
    void complementsOf(key.split('\n')).then((found) => isCurrent && setCards(found));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  if (cards.length === 0) return null;
  return (
    <ProductLinks
      title={messages.complementary}
      products={cards.map((card) => ({...card, picture: card.picture?.url ?? null}))}
      className="cart-complements"
    />
  );
}

/** Most products of a cart to request recommendations for. */
const MAX_PRODUCTS_ASKED = 3;

async function complementsOf(handles: readonly string[]): Promise<Card[]> {
  for (const handle of handles.slice(0, MAX_PRODUCTS_ASKED)) {
    const {complementary} = await fetchRecommendations(handle);
    const others = complementary.filter((card) => !handles.includes(card.handle));
    if (others.length > 0) return others;
  }
  return [];
}

const answers = new Map<string, Promise<Recommendations>>();

/** A product's recommendations; empty on failure. Requested once a visit. */
export function fetchRecommendations(handle: string): Promise<Recommendations> {
  const answer =
    answers.get(handle) ??
    shopFetch(recommendationsPath(handle))
      .then(async (response) => {
        const found: unknown = await response.json();
        if (hasLists<Recommendations>(found, 'complementary', 'related')) return found;
        throw new Error(`No recommendations: ${response.status}`);
      })
      .catch(() => {
        // Retry on the next visit to the product.
        answers.delete(handle);
        return {complementary: [], related: []};
      });
  answers.set(handle, answer);
  return answer;
}
