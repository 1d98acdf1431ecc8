import {CARD_IMAGE} from '~/domain/constants/images';
import {Picture} from '~/ui/Picture';

import type {CardPicture} from './collection-page';

export type Eagerness = 'lazy' | 'eager' | 'priority';

interface CardMediaProps {
  pictures: readonly CardPicture[];
  sizes: string;
  eagerness: Eagerness;
  /** Whether the second picture is wanted: the pointer is there, or was. */
  showsSecond: boolean;
}

/** A card's pictures. The second is not even asked for before somebody points at the card (spec §2). */
export function CardMedia({pictures, sizes, eagerness, showsSecond}: CardMediaProps) {
  const [first, second] = pictures;
  if (!first) return <span className="card-blank">No picture yet</span>;
  return (
    <>
      <Picture
        src={first.url}
        alt={first.alt}
        sizes={sizes}
        width={CARD_IMAGE.width}
        priority={eagerness === 'priority'}
        loading={eagerness === 'lazy' ? 'lazy' : 'eager'}
      />
      {second && showsSecond && (
        <Picture
          src={second.url}
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
