import {Link} from '@remix-run/react';

import {CARD_IMAGE} from '~/lib/images';
import {NoPicture} from '~/ui/NoPicture';
import {usePrefetch} from '~/ui/online';
import {Picture} from '~/ui/Picture';

import type {CollectionPage, CollectionTile} from '../collection-page';
import {MESSAGES} from '../messages';
import {CollectionGrid} from './CollectionGrid';
import {Hero} from './Hero';

interface HomeViewProps {
  page: CollectionPage;
  hero: {title: string; subtitle: string; banner: string | null};
  tiles: readonly CollectionTile[];
}

/** The home collection page (spec §2), with a tile for every other collection below. */
export function HomeView({page, hero, tiles}: HomeViewProps) {
  return (
    <>
      <Hero {...hero} />
      <section className="page" aria-labelledby="latest">
        <h2 id="latest" className="section-title">
          {MESSAGES.latest}
        </h2>
        <CollectionGrid
          page={page}
          labelledBy="latest"
          heading="h3"
          hasMainPicture={false}
        />
      </section>
      {tiles.length > 0 && (
        <section className="page" aria-labelledby="collections">
          <h2 id="collections" className="section-title">
            {MESSAGES.collections}
          </h2>
          <ul className="tiles">
            {tiles.map((tile) => (
              <Tile key={tile.handle} {...tile} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const TILE_SIZES = '(min-width:960px) 18vw,46vw';

function Tile({handle, title, picture}: CollectionTile) {
  const prefetch = usePrefetch();
  return (
    <li>
      <Link
        to={`/collections/${encodeURIComponent(handle)}`}
        prefetch={prefetch}
        className="tile"
      >
        <span className="tile-picture">
          {picture ? (
            <Picture src={picture} alt="" sizes={TILE_SIZES} width={CARD_IMAGE.width} />
          ) : (
            <NoPicture label={MESSAGES.noPicture} />
          )}
        </span>
        <span className="tile-title" dir="auto">
          {title}
        </span>
      </Link>
    </li>
  );
}
