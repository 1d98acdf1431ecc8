import {TILE_PICTURE} from '~/lib/images';
import {pathFor} from '~/market';
import {useTextLang} from '~/ui/language';
import {FixedPicture} from '~/ui/Picture';
import {ShopLink} from '~/ui/ShopLink';

import type {CollectionTile} from '../collection-page';

/** A link to each collection, with its picture: a row on the home page, or a page of them. */
export function CollectionTiles({tiles}: {tiles: readonly CollectionTile[]}) {
  const lang = useTextLang();
  return (
    <ul role="list" className="tiles">
      {tiles.map(({handle, title, picture}, index) => (
        <li key={handle} data-last={index === tiles.length - 1 || undefined}>
          <ShopLink to={pathFor('collection', handle)} dir="auto" lang={lang}>
            {picture ? (
              <FixedPicture src={picture} alt="" request={TILE_PICTURE} loading="lazy" />
            ) : (
              <i />
            )}
            <span>{title}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
