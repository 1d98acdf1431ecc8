import latin from '@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-800-normal.woff2?url';
import latinExtended from '@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-ext-800-normal.woff2?url';
import {useEffect, useState} from 'react';

/** The shop's own font for lettering, in two files: other alphabets of Latin letters load with their first letter. */
const OWN_FACES = [
  {url: latin, unicodeRange: 'U+0000-00FF, U+2013-2014, U+2018-201D'},
  {url: latinExtended, unicodeRange: 'U+0100-02BA, U+1E00-1E9F'},
];

/** The `font-family` of a font. */
export const familyOf = (font: string | null) => `Lettering ${font ?? ''}`.trim();

const known = new Set<string>();

/** Makes a font known to the document: it loads with the first text that is drawn in it. */
function addFont(font: string | null) {
  const family = familyOf(font);
  if (known.has(family)) return;
  known.add(family);
  const faces = font === null ? OWN_FACES : [{url: font, unicodeRange: 'U+0-10FFFF'}];
  for (const {url, unicodeRange} of faces)
    document.fonts.add(
      new FontFace(family, `url("${url}") format("woff2")`, {
        weight: '800',
        unicodeRange,
      }),
    );
}

/** Loads the font for a text. Returns a number that changes once it has come. */
export function useLetteringFont(font: string | null, text: string): number {
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let isWanted = true;
    addFont(font);
    document.fonts.load(`800 1em "${familyOf(font)}"`, text).then(
      () => isWanted && setLoads((count) => count + 1),
      // Without it the text is drawn in a font of the system.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [font, text]);
  return loads;
}
