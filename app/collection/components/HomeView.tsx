import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';

import {TILE_PICTURE} from '~/lib/images';
import {pathFor} from '~/market';
import {useMessages} from '~/ui/language';
import {usePrefetch} from '~/ui/online';
import {FixedPicture} from '~/ui/Picture';

import type {CollectionPage, CollectionTile} from '../collection-page';
import {MESSAGES} from '../messages';
import {CollectionGrid} from './CollectionGrid';
import {Hero} from './Hero';

interface HomeViewProps {
  page: CollectionPage;
  hero: {title: string; subtitle: string; banner: string | null};
  tiles: readonly CollectionTile[];
  /** Stands between banner and grid. */
  above?: ReactNode;
  /** Stands below the grid. */
  below?: ReactNode;
}

/** The home collection page (§2), with a row of links to every other collection between banner and grid (§10.24). */
export function HomeView({page, hero, tiles, above, below}: HomeViewProps) {
  const messages = useMessages(MESSAGES);
  return (
    <>
      <Hero {...hero} />
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
        <CollectionGrid
          page={page}
          labelledBy="latest"
          heading="h3"
          hasMainPicture={false}
        />
      </section>
      {below}
    </>
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
