/** Pictures of people in the club's goods: files in `pictures/worn`, by their names. */
import type {ImageData} from '@quillhaven/local-store';

const pictures = {
  'stand-at-dusk': {
    altText:
      'Fans from behind, scarves raised, with the harbour and a low sun before them',
    width: 1600,
    height: 800,
  },
  'stand-at-night': {
    altText: 'Fans from behind, scarves raised, under the floodlights',
    width: 1600,
    height: 800,
  },
  'match-shirt': {
    altText: 'Match Shirt 26/27 in Petrol with the number 23, worn on the stand at dusk',
    width: 1280,
    height: 1600,
  },
  'crest-hoodie': {
    altText: 'Crest Hoodie in Petrol, worn with the hood up at the harbour rail',
    width: 1280,
    height: 1600,
  },
  'trawlerman-beanie': {
    altText: 'Trawlerman Beanie in Petrol, worn on the stand at dusk',
    width: 1280,
    height: 1600,
  },
} as const;

export type WornPicture = keyof typeof pictures;

export const worn = (name: WornPicture) =>
  ({path: `worn/${name}.webp`, ...pictures[name]}) satisfies ImageData;
