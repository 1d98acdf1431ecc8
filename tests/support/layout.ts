import {expect, type Locator, type Page} from '@playwright/test';

/**
 * Lays out what the page leaves out while it is far from the window (`content-visibility: auto`): it has no size until then, and
 * what does not fit in it is clipped.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync(':not([hidden]) {content-visibility: visible !important}');
    document.adoptedStyleSheets = [all];
  });
}

/** How far the page can be scrolled sideways, and what is wider than the window, for the message. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  await layOutAll(page);
  const wide = await page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return Array.from(document.body.querySelectorAll('*'))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100));
  });
  expect(wide, state).toEqual([]);
  // An overlay scrolls by itself.
  const inDialog = await page
    .locator('dialog[open]')
    .evaluateAll((dialogs) =>
      dialogs.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
    );
  expect(
    inDialog.filter((excess) => excess > 0),
    state,
  ).toEqual([]);
}

/**
 * Visible targets smaller than 44 px. Ignores links within a sentence, and the skip link, which is for the keyboard.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  await layOutAll(page);
  return page.evaluate(() => {
    const modal = document.querySelector('dialog[open]');
    const controls = 'a, button, select, summary, input:not([type=hidden]), textarea';
    return Array.from((modal ?? document.body).querySelectorAll<HTMLElement>(controls))
      .filter((one) => one.checkVisibility({visibilityProperty: true}))
      .filter((one) => !one.matches('.skip, p a, h1 a, .prose a, .card-title a'))
      .filter((one) => !one.closest('[popover]:not(:popover-open)'))
      .map((one) => ({one, box: one.getBoundingClientRect()}))
      .filter(({one, box}) => {
        const isText = one.matches('a:not(.button)');
        return box.height < 44 || (!isText && box.width < 44);
      })
      .map(
        ({one, box}) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${one.outerHTML.slice(0, 120)}`,
      );
  });
}

/** Visible fields with text smaller than 16 px: iOS zooms in on them. */
export function smallFields(page: Page): Promise<string[]> {
  return page
    .locator('input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea')
    .filter({visible: true})
    .evaluateAll((fields) =>
      fields
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 120)),
    );
}

/** Visible controls that a phone zooms in on when they are pressed twice quickly. */
export function zoomedControls(page: Page): Promise<string[]> {
  return page
    .locator('a, button, summary, label')
    .filter({visible: true})
    .evaluateAll((controls) =>
      controls
        .filter((control) => getComputedStyle(control).touchAction !== 'manipulation')
        .map((control) => control.outerHTML.slice(0, 120)),
    );
}

/** Lists that Safari does not call lists: without markers, out of a `nav`, and without the role. */
export function unnamedLists(page: Page): Promise<string[]> {
  return page
    .locator('ul:not(nav *, [role]), ol:not(nav *, [role])')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map((list) => list.outerHTML.slice(0, 120)),
    );
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly {node: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
}

/**
 * Records every layout shift without recent input, from before the first paint: its score, the element, its old and new
 * position. The shop's font never comes: how far a word reaches in the fallback depends on the machine's fonts. A row of
 * swatches may grow to the left, where the document comes in two pieces between them (docs/performance.md, “Not met”).
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.route('**/*.woff2', () => {});
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const marks = {answerAt: Infinity};
    Object.assign(window, {shifts, marks});
    for (const input of ['pointerdown', 'keydown'])
      addEventListener(input, () => (marks.answerAt = Infinity), {capture: true});
    const place = ({x, y, width, height}: DOMRect) => `${x},${y} ${width}×${height}`;
    const isGrown = ({node, previousRect, currentRect}: Shift['sources'][number]) =>
      node instanceof Element &&
      node.matches('.card-swatches') &&
      previousRect.right === currentRect.right;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput && entry.startTime < marks.answerAt) continue;
        if (entry.sources.length > 0 && entry.sources.every(isGrown)) continue;
        const moved = entry.sources.map(({node, previousRect, currentRect}) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 80)}: ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifts.push(
          `${entry.value} at ${Math.round(entry.startTime)}: ${moved.join('; ')}`,
        );
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: string[]}).shifts);
}

/**
 * Lets each request wait until the page has painted what its press changed at once. What shifts from then on counts,
 * although the browser puts it down to the press for half a second.
 */
export async function countShiftsOfAnswers(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, async (route) => {
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      const {marks} = window as unknown as {marks: {answerAt: number}};
      marks.answerAt = performance.now();
    });
    await route.continue();
  });
}

/**
 * Controls within `root` that something else covers when the keyboard has brought them into view: each is focused, and what stands at
 * the middle of what is seen of it must be the control itself.
 */
export function coveredControls(root: Locator): Promise<string[]> {
  return root.evaluate(async (top) => {
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary';
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const covered: string[] = [];
    const all = top.querySelectorAll<HTMLElement>(controls);
    for (const control of all) {
      if (!control.checkVisibility({visibilityProperty: true})) continue;
      if (control.matches(':disabled, .skip, [popover]:not(:popover-open) *')) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      // Elements that react to scrolling (the floating button) move in the next frames.
      await frame();
      await frame();
      await frame();
      const {left, top: upper, right, bottom} = control.getBoundingClientRect();
      const x = (Math.max(0, left) + Math.min(window.innerWidth, right)) / 2;
      const y = (Math.max(0, upper) + Math.min(window.innerHeight, bottom)) / 2;
      const hit = document.elementFromPoint(x, y);
      if (hit && (control.contains(hit) || hit.closest('label')?.contains(control)))
        continue;
      covered.push(
        `${control.outerHTML.slice(0, 90)} at ${Math.round(x)},${Math.round(y)} under ${hit?.outerHTML.slice(0, 90)}`,
      );
    }
    return covered;
  });
}
