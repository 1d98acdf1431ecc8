import {useEffect, useId, useRef, useState} from 'react';
import latin from '@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-800-normal.woff2?url';
import latinExtended from '@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-ext-800-normal.woff2?url';

import {imageUrl} from '~/lib/images';
import type {Typed} from '~/product/parts';
import {useBrowserLayoutEffect} from '~/ui/effects';
import {useMessages} from '~/ui/language';

import {
  cropOf,
  curveOf,
  fitOf,
  guessedLength,
  isLettering,
  letteringOn,
  lettersOf,
  type LetteredLine,
  type Lettering,
} from '../lettering';
import {MESSAGES} from '../messages';
import type {Field, LetteringView} from '../personalization';
import {normalizedTexts} from '../rules';

interface LetteringOverlayProps {
  view: LetteringView;
  font: string | null;
  fields: readonly Field[];
  typed: Typed;
}

/** The lettering that is being typed, over a picture that fills the same frame. */
export function LetteringOverlay({view, font, fields, typed}: LetteringOverlayProps) {
  const messages = useMessages(MESSAGES);
  const lettering = letteringOn(view, font, normalizedTexts(fields, typed));
  if (lettering.lines.length === 0) return null;
  return (
    <svg
      className="lettering"
      viewBox={`0 0 ${view.width} ${view.height}`}
      role="img"
      aria-label={messages.preview(lettersOf(lettering))}
    >
      <Letters lettering={lettering} />
    </svg>
  );
}

interface LetteredPictureProps {
  /** The picture, without a size. */
  src: string;
  lettering: Lettering;
  /** Width to request, in pixels of the whole picture. */
  width: number;
  /** Height of the part that is shown, in its widths. */
  ratio: number;
}

/** The part of a picture that the lettering stands on, with the lettering. */
export function LetteredPicture({src, lettering, width, ratio}: LetteredPictureProps) {
  const messages = useMessages(MESSAGES);
  // A line that waits comes from the browser's storage.
  if (!isLettering(lettering)) return null;
  const part = cropOf(lettering, ratio);
  const {lines} = lettering;
  return (
    <svg
      className="lettered"
      viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
      {...(lines.length > 0
        ? {role: 'img', 'aria-label': messages.preview(lettersOf(lettering))}
        : {'aria-hidden': true})}
    >
      <image
        href={imageUrl(src, {width, quality: 80})}
        width={lettering.width}
        height={lettering.height}
      />
      <Letters lettering={lettering} />
    </svg>
  );
}

function Letters({lettering}: {lettering: Lettering}) {
  const {font, color, outline, lines} = lettering;
  const loaded = useLetteringFont(font, lettersOf(lettering));
  return (
    <g
      className="letters"
      fill={color}
      fontFamily={`"${familyOf(font)}", "Arial Narrow", sans-serif`}
      fontWeight="800"
      textAnchor="middle"
      {...(outline && {stroke: outline, strokeLinejoin: 'round', paintOrder: 'stroke'})}
    >
      {lines.map((line, index) => (
        <Letter key={index} line={line} loaded={loaded} hasOutline={outline !== null} />
      ))}
    </g>
  );
}

interface LetterProps {
  line: LetteredLine;
  /** Changes when the font has come: the text has another width then. */
  loaded: number;
  hasOutline: boolean;
}

/** Width of the outline in heights of the font. */
const OUTLINE = 0.045;

/** One line of text on its curve, made smaller where it is longer than that. */
function Letter({line, loaded, hasOutline}: LetterProps) {
  const id = useId();
  const element = useRef<SVGTextElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  const {text} = line;
  const size = line.size * fitOf(line, width);
  useBrowserLayoutEffect(() => {
    element.current?.firstElementChild?.removeAttribute('textLength');
    const measured = element.current?.getComputedTextLength() ?? 0;
    // Measured at the size that it has now.
    const shown = Number(element.current?.getAttribute('font-size'));
    if (measured > 0) setWidth((measured * line.size) / shown);
  }, [text, loaded, line.size]);
  return (
    <>
      <path id={id} d={curveOf(line)} fill="none" stroke="none" />
      <text
        ref={element}
        fontSize={Math.round(size * 10) / 10}
        {...(hasOutline && {strokeWidth: Math.round(size * OUTLINE * 10) / 10})}
        direction={isRightToLeft(text) ? 'rtl' : undefined}
      >
        {/* Until it is measured, and without scripts, whatever font there is fits the curve. */}
        <textPath
          href={`#${id}`}
          startOffset="50%"
          {...(width === null && {
            textLength: Math.round(guessedLength(line)),
            lengthAdjust: 'spacingAndGlyphs',
          })}
        >
          {text}
        </textPath>
      </text>
    </>
  );
}

/** By its first letter, as browsers read `dir="auto"`. */
function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    first,
  );
}

/**
 * The shop's own font for lettering, in two files: other alphabets of Latin letters load with their
 * first letter.
 */
const OWN_FACES = [
  {url: latin, unicodeRange: 'U+0000-00FF, U+2013-2014, U+2018-201D'},
  {url: latinExtended, unicodeRange: 'U+0100-02BA, U+1E00-1E9F'},
];

const familyOf = (font: string | null) => `Lettering ${font ?? ''}`.trim();

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
function useLetteringFont(font: string | null, text: string): number {
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
