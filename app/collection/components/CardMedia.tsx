import {CARD_IMAGE} from '~/lib/images';
import {NoPicture} from '~/ui/NoPicture';
import {Picture} from '~/ui/Picture';

import type {CardPicture} from '../collection-page';

interface CardMediaProps {
  picture: CardPicture | null;
  second: string | null;
  sizes: string;
  /** Whether it is the page's main picture: asked for first, while all others wait for the layout. */
  isMain: boolean;
  /** Whether the second picture is wanted: the pointer is there, or was. */
  showsSecond: boolean;
}

/** A card's pictures. The second is not even asked for before somebody points at the card (spec §2). */
export function CardMedia({picture, second, sizes, isMain, showsSecond}: CardMediaProps) {
  if (!picture) return <NoPicture label="No picture yet" />;
  return (
    <>
      <Picture
        src={picture.url}
        alt={picture.alt}
        sizes={sizes}
        width={CARD_IMAGE.width}
        priority={isMain}
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
