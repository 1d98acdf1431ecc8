import type {PictureData} from '~/lib/images';
import {Picture} from '~/ui/Picture';

import type {Found} from './kind';
import type {PictureChoice} from './settings';

/** A picture as a section shows it: with the point that every crop keeps in view. */
export interface SectionPictureData extends PictureData {
  x: number;
  y: number;
}

/** The picture that staff chose; `null` where the store has it no more. */
export function chosenPicture(
  choice: PictureChoice | null,
  found: Found,
): SectionPictureData | null {
  const picture = choice && found.picture(choice.id);
  return choice && picture
    ? {url: picture.url, alt: choice.alt, x: choice.x, y: choice.y}
    : null;
}

/**
 * A picture that fills its frame. The policy forbids style attributes, so classes say which point
 * stays in view.
 */
export function SectionPicture({
  picture: {url, alt, x, y},
  sizes,
}: {
  picture: SectionPictureData;
  sizes: string;
}) {
  return (
    <Picture
      src={url}
      alt={alt}
      sizes={sizes}
      width={800}
      className={`focus-x${x} focus-y${y}`}
    />
  );
}
