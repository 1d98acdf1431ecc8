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

type Later = (run: () => void) => void;

const whenIdle: Later = (run) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 50);

/** Sets as many parts as a slow phone has time for, and goes on `later`. */
function setInTurns(parts: readonly Element[], later: Later) {
  let size = 0;
  const end = parts.findIndex((part) => (size += sizeOf(part)) > PART);
  const count = end < 0 ? parts.length : Math.max(1, end);
  parts.slice(0, count).forEach(setInFont);
  if (end >= 0) later(() => setInTurns(parts.slice(count), later));
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
      setInTurns(
        seen.map(({target}) => target),
        requestAnimationFrame,
      );
    },
    {rootMargin: '50%'},
  );
  const parts = partsOf(document.body);
  parts.forEach((part) => near.observe(part));
  // Who scrolls may leave from anywhere, and is to find the place again: then all heights must be the real ones.
  addEventListener('scroll', () => setInTurns(parts, whenIdle), {
    once: true,
    passive: true,
  });
  new MutationObserver((records) => {
    for (const {addedNodes} of records) {
      for (const node of addedNodes) if (node instanceof Element) setInFont(node);
    }
  }).observe(document.body, {subtree: true, childList: true});
}

// While it hydrates, React in development complains of attributes that it did not render.
addEventListener(import.meta.env.DEV ? 'hydrated' : 'load', () => void typeset());

export {};
