/**
 * Sets a page in the shop's font, inline in every document (inline-script.ts builds it). The font is asked for when the page is loaded,
 * so that it takes nothing from the main picture, and the page is set in it part by part, as parts come near the screen: all its lines
 * laid out anew at once hold up a slow phone (decision 28).
 */

/** The most elements in a part of the page, and the most that are set in the shop's font in one frame. */
const PART = 24;

const sizeOf = (element: Element) => element.getElementsByTagName('*').length + 1;

/** The page cut into parts, from its top to its end. */
function partsOf(element: Element): Element[] {
  return sizeOf(element) <= PART ? [element] : [...element.children].flatMap(partsOf);
}

function setInFont(part: Element) {
  if (!part.closest('[data-font]')) part.setAttribute('data-font', '');
}

/** Sets as many parts as a slow phone has time for, and goes on in the next frame. */
function setInTurns(parts: readonly Element[]) {
  let size = 0;
  const end = parts.findIndex((part) => (size += sizeOf(part)) > PART);
  parts.slice(0, end < 0 ? parts.length : Math.max(1, end)).forEach(setInFont);
  if (end >= 0) requestAnimationFrame(() => setInTurns(parts.slice(Math.max(1, end))));
}

const setAll = () => partsOf(document.body).forEach(setInFont);

// Who scrolls before the font has come meets every part as it will be.
addEventListener('scroll', setAll, {once: true, passive: true});

/** Loads the shop's font; then sets the page in it, a part when it comes near the screen, and what is added at once. */
async function typeset() {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font');
  const faces = [...document.fonts].filter((face) => family.includes(face.family));
  await Promise.allSettled(faces.map((face) => face.load()));
  removeEventListener('scroll', setAll);
  const near = new IntersectionObserver(
    (entries, observer) => {
      const seen = entries.filter(
        // What has no box, as a closed dialog, costs nothing.
        ({isIntersecting, boundingClientRect: {width}}) => isIntersecting || !width,
      );
      seen.forEach(({target}) => observer.unobserve(target));
      setInTurns(seen.map(({target}) => target));
    },
    {rootMargin: '50%'},
  );
  partsOf(document.body).forEach((part) => near.observe(part));
  new MutationObserver((records) => {
    for (const {addedNodes} of records) {
      for (const node of addedNodes) if (node instanceof Element) setInFont(node);
    }
  }).observe(document.body, {subtree: true, childList: true});
}

// While it hydrates, React in development complains of attributes that it did not render.
addEventListener(import.meta.env.DEV ? 'hydrated' : 'load', () => void typeset());

export {};
