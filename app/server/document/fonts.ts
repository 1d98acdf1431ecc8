/**
 * The script that loads the theme's fonts, inline in the head behind the theme
 * (build/inline-script.ts compiles it). The theme declares its faces for visitors without scripts.
 * Here they are loaded beside the page, and declared when no line that is shown changes (decision
 * 0032):
 *
 * - before the first frame, if they have come by then: a note in `localStorage` says that the
 *   browser has cached them, and lets the head ask for them;
 * - together with another page, which the app puts into the document (app/ui/document.tsx).
 *
 * Without the note they are asked for once the page is hydrated and idle; with Save-Data never.
 */
const NOTE = 'fonts';

const rule = (document.getElementById('theme') as HTMLStyleElement | null)?.sheet
  ?.cssRules[1];
const {connection} = navigator as Navigator & {connection?: {saveData: boolean}};

const faceOf = ({style}: CSSFontFaceRule) => {
  const get = (name: string) => style.getPropertyValue(name);
  return new FontFace(get('font-family').replace(/["']/g, ''), get('src'), {
    weight: get('font-weight'),
    unicodeRange: get('unicode-range') || undefined,
  });
};

// A preview's are declared for everyone.
if (rule instanceof CSSMediaRule && !connection?.saveData) {
  const note = rule.cssText;
  const faces = Array.from(rule.cssRules as Iterable<CSSFontFaceRule>, faceOf);
  let isPainted = false;

  const declare = () =>
    faces.forEach((face) => face.status === 'loaded' && document.fonts.add(face));

  const load = () =>
    Promise.all(faces.map((face) => face.load()))
      .then(() => {
        if (!isPainted) declare();
        localStorage.setItem(NOTE, note);
      })
      // Without files the fallback stays, without storage the next page has no note.
      .catch(() => undefined);

  const isCached = () => {
    try {
      return localStorage.getItem(NOTE) === note;
    } catch {
      return false;
    }
  };

  requestAnimationFrame(() => (isPainted = true));
  addEventListener('navigated', declare);
  if (isCached()) void load();
  else
    addEventListener('hydrated', () => {
      if ('requestIdleCallback' in window) requestIdleCallback(load);
      else setTimeout(load);
    });
}

export {};
