import {useEffect, useState, type RefObject} from 'react';

/**
 * Which element of the page belongs to which control of the panel. Both are named by a key:
 * `field:hero_title`, `section:ID:title`.
 */

/** A setting that was clicked in the page. */
export interface EditTarget {
  key: string;
  /** Id of its section, if it is one's. */
  section: string | null;
}

/** Elements outside sections that show a field of the theme. */
const FIELD_PLACES: readonly (readonly [selector: string, key: string])[] = [
  ['.hero-text h1', 'field:hero_title'],
  ['.hero-text p', 'field:hero_subtitle'],
  ['.hero', 'field:banners'],
  ['.footer-name', 'field:tagline'],
  ['.announcement', 'field:announcement'],
];

/** The setting that an element of the page shows; `null` for none. */
function targetOf(element: Element): EditTarget | null {
  const section = element.closest<HTMLElement>('[data-section]')?.dataset.section;
  if (section) {
    const setting = element.closest<HTMLElement>('[data-setting]')?.dataset.setting;
    return {key: `section:${section}${setting ? `:${setting}` : ''}`, section};
  }
  // Buttons and links keep doing what they do.
  if (element.closest('a, button')) return null;
  const place = FIELD_PLACES.find(([selector]) => element.closest(selector));
  return place ? {key: place[1], section: null} : null;
}

/** The element of a page that shows a setting; its section where nothing else does. */
function shownBy(page: Document, key: string): HTMLElement | null {
  const [kind, id = '', setting] = key.split(':');
  if (kind === 'field') {
    const selector = FIELD_PLACES.find(([, field]) => field === key)?.[0];
    return selector ? page.querySelector(selector) : null;
  }
  const section = page.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`);
  const part = setting
    ? section?.querySelector<HTMLElement>(`[data-setting="${CSS.escape(setting)}"]`)
    : null;
  return part ?? section;
}

/**
 * Opens the setting that is clicked in the page, or in the frame; while it is off, links are
 * followed.
 */
export function useClickToEdit(
  isOn: boolean,
  frame: RefObject<HTMLIFrameElement>,
  /** Changes with the frame. */
  screen: unknown,
): EditTarget | null {
  const [target, setTarget] = useState<EditTarget | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const onClick = (event: MouseEvent) => {
      // An element of the frame is not this window's Element.
      const element = event.target as Element | null;
      if (!element || !('closest' in element) || element.closest('.pv, #preview-bar'))
        return;
      const found = targetOf(element);
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(found);
    };
    document.addEventListener('click', onClick, true);
    const element = frame.current;
    const listen = () =>
      element?.contentDocument?.addEventListener('click', onClick, true);
    listen();
    element?.addEventListener('load', listen);
    return () => {
      document.removeEventListener('click', onClick, true);
      element?.removeEventListener('load', listen);
      element?.contentDocument?.removeEventListener('click', onClick, true);
    };
  }, [isOn, frame, screen]);
  return target;
}

/** Focuses the control of a clicked setting, once its part of the panel is there. */
export function useFocusOnTarget(target: EditTarget | null) {
  useEffect(() => {
    if (!target) return;
    const focus = () => {
      const panel = document.querySelector('.pv');
      const holder = panel?.querySelector<HTMLElement>(
        `[data-for="${CSS.escape(target.key)}"]`,
      );
      if (!holder) return false;
      holder.closest('details')?.setAttribute('open', '');
      const control = holder.matches('input, textarea, select, button')
        ? holder
        : holder.querySelector<HTMLElement>('input, textarea, select, button');
      control?.focus();
      return true;
    };
    if (focus()) return;
    // The part loads and opens first.
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(document.body, {subtree: true, childList: true});
    return () => observer.disconnect();
  }, [target]);
}

const OUTLINE = '3px solid #1463ff';

/** Outlines what the control in focus changes, in the page and in the frame. */
export function outlineOnFocus(frame: HTMLIFrameElement | null) {
  let outlined: HTMLElement[] = [];
  const clear = () => {
    for (const element of outlined) {
      element.style.outline = '';
      element.style.outlineOffset = '';
    }
    outlined = [];
  };
  const onFocus = ({target}: FocusEvent) => {
    clear();
    const holder =
      target instanceof Element ? target.closest<HTMLElement>('.pv [data-for]') : null;
    const key = holder?.dataset.for;
    if (!key) return;
    for (const page of [document, frame?.contentDocument]) {
      const element = page && shownBy(page, key);
      if (!element) continue;
      element.style.outline = OUTLINE;
      element.style.outlineOffset = '2px';
      element.scrollIntoView({block: 'nearest'});
      outlined.push(element);
    }
  };
  document.addEventListener('focusin', onFocus);
  return () => {
    document.removeEventListener('focusin', onFocus);
    clear();
  };
}
