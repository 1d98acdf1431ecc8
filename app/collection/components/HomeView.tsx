import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';

import {TILE_PICTURE} from '~/lib/images';
import type {Money} from '~/lib/money';
import {pathFor} from '~/market';
import {useMessages, useMoney} from '~/ui/language';
import {usePrefetch} from '~/ui/online';
import {FixedPicture} from '~/ui/Picture';

import type {CollectionPage, CollectionTile} from '../collection-page';
import {MESSAGES} from '../messages';
import {CollectionGrid} from './CollectionGrid';
import {Hero, type HeroProps} from './Hero';

interface HomeViewProps {
  page: CollectionPage;
  hero: Omit<HeroProps, 'range'>;
  tiles: readonly CollectionTile[];
  /** Stands between banner and grid. */
  above?: ReactNode;
  /** Stands below the grid. */
  below?: ReactNode;
}

/** The home collection page (§2), with links to all other collections before its grid (§10.24). */
export function HomeView({page, hero, tiles, above, below}: HomeViewProps) {
  const messages = useMessages(MESSAGES);
  const money = useMoney();
  const lowest = lowestPrice(page);
  const range = lowest ? messages.range(page.cards.length, money(lowest)) : '';
  return (
    <>
      <Hero {...hero} range={range} />
      {tiles.length > 0 && (
        <nav id="collections" aria-label={messages.collections} className="page">
          <ul className="tiles">
            {tiles.map((tile) => (
              <Tile key={tile.handle} {...tile} />
            ))}
          </ul>
        </nav>
      )}
      {above}
      <section className="page" aria-labelledby="latest">
        <h2 id="latest" className="section-title">
          {messages.latest}
        </h2>
        <CollectionGrid page={page} labelledBy="latest" heading="h3" />
      </section>
      {below}
    </>
  );
}

/** The lowest price of a collection; `null` where it has more pages, or goods without a price. */
function lowestPrice({cards, after, next}: CollectionPage): Money | null {
  if (after !== null || next !== null) return null;
  const prices = cards.flatMap(({price}) => price ?? []);
  if (prices.length < cards.length) return null;
  return prices.reduce<Money | null>(
    (low, price) => (low && Number(low.amount) <= Number(price.amount) ? low : price),
    null,
  );
}

function Tile({handle, title, picture}: CollectionTile) {
  const prefetch = usePrefetch();
  return (
    <li>
      <Link to={pathFor('collection', handle)} prefetch={prefetch} dir="auto">
        {picture ? (
          <FixedPicture src={picture} alt="" request={TILE_PICTURE} loading="lazy" />
        ) : (
          <i />
        )}
        <span>{title}</span>
      </Link>
    </li>
  );
}
