import type {CDPSession, Locator, Page} from '@playwright/test';

import {
  addButton,
  chooseOptions,
  PHONE,
  settle,
  tapLikeAFinger,
  throttle,
  withBrowser,
} from '../browser';
import {blocks, ratio, spread, table, whole} from '../format';
import type {Part, Target} from '../part';
import {
  editionNames,
  inTurns,
  withEditions,
  type EditionName,
  type PeerName,
  type RunningPeer,
} from '../peers';
import {spreadOf} from '../statistics';

const CPU_RATE = 4;
/** The least duration that a browser reports; it rounds all to 8. */
const LEAST_MS = 16;
/** Milliseconds after a tap in which its frame comes, and all that it starts. */
const AFTER_TAP_MS = 1_000;

const tapNames = ['menu', 'filter', 'option', 'add', 'quantity'] as const;
type TapName = (typeof tapNames)[number];

/** From touch to the next frame of each tap, milliseconds; `null` where a shop has nothing to tap. */
type Durations = Readonly<Record<TapName, number | null>>;

/** Selectors of the tapped controls. */
interface Controls {
  readonly menu: string;
  /** Shows the filters; `null` in a shop without. */
  readonly filters: string | null;
  /** A value that is not chosen. */
  readonly option: string;
  /** In the cart, for one more of a line. */
  readonly more: string;
}

const CONTROLS: Record<PeerName, Controls> = {
  ours: {
    menu: '.menu-toggle',
    filters: '.listing-open',
    option: 'main [role="radiogroup"] label:has(input:not(:checked, [disabled]))',
    more: 'dialog[open] .cart-line [aria-label^="Increase"]',
  },
  template: {
    menu: '.header-menu-mobile-toggle',
    filters: null,
    option: '.product-options-item.link:not(:disabled)',
    more: '.overlay.expanded [aria-label="Increase quantity"]',
  },
};
const FILTER = '.filter-value';

/** Begins to note the browser's own measure of interactions. */
function watchInteractions(page: Page) {
  return page.addInitScript((durationThreshold) => {
    const durations: number[] = [];
    Reflect.set(globalThis, 'interactions', durations);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration);
    }).observe({type: 'event', durationThreshold} as PerformanceObserverInit);
  }, LEAST_MS);
}

/** Milliseconds from a tap to the frame that follows its handlers. */
async function durationOf(
  page: Page,
  devtools: CDPSession,
  button: Locator,
): Promise<number> {
  await button.scrollIntoViewIfNeeded();
  const take = () =>
    page.evaluate(() => {
      const measured = Reflect.get(globalThis, 'interactions') as number[];
      return measured.splice(0);
    });
  await take();
  await tapLikeAFinger(devtools, button);
  await page.waitForTimeout(AFTER_TAP_MS);
  return Math.max(LEAST_MS, ...(await take()));
}

/** Taps through one shop: its menu and a filter on a collection, an option and the button on a product, then its cart. */
function tapAll({peer, url}: RunningPeer): Promise<Durations> {
  const controls = CONTROLS[peer.name];
  return withBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    page.setDefaultTimeout(20_000);
    await watchInteractions(page);
    const devtools = await throttle(page, 1);
    const open = async (url: string) => {
      await devtools.send('Emulation.setCPUThrottlingRate', {rate: 1});
      await page.goto(url);
      await settle(page);
    };
    const tap = async (target: string | Locator) => {
      await devtools.send('Emulation.setCPUThrottlingRate', {rate: CPU_RATE});
      const control = (
        typeof target === 'string' ? page.locator(target) : target
      ).first();
      await control.waitFor();
      return durationOf(page, devtools, control);
    };
    await open(url('collection'));
    const menu = await tap(controls.menu);
    let filter: number | null = null;
    if (controls.filters) {
      await open(url('collection'));
      await tap(controls.filters);
      filter = await tap(FILTER);
    }
    await open(url('product'));
    const option = await tap(controls.option);
    await chooseOptions(page);
    const add = await tap(addButton(page));
    // The store's answer replaces the line.
    await settle(page);
    return {menu, filter, option, add, quantity: await tap(controls.more)};
  });
}

const timesOf = (taps: readonly Durations[], name: TapName) =>
  taps.map((durations) => durations[name]).filter((ms) => ms !== null);

function interactionsTable(results: Record<EditionName, Durations[]>): string {
  const rows = editionNames.map((edition) => [
    edition,
    ...tapNames.map((name) => {
      const times = timesOf(results[edition], name);
      return times.length > 0 ? spread(spreadOf(times)) : '–';
    }),
  ]);
  return table(['shop (ms)', ...tapNames], rows);
}

function targetOf(results: Record<EditionName, Durations[]>): Target {
  const compared = tapNames.filter((name) => name !== 'filter');
  const median = (edition: EditionName, name: TapName) =>
    spreadOf(timesOf(results[edition], name)).median;
  const all = (edition: EditionName) =>
    compared.map((name) => whole(median(edition, name))).join(', ');
  const ratios = compared.map((name) =>
    ratio(median('ours', name), median('equal template', name)),
  );
  return {
    name: `Tap to the next frame, CPU 4x, equal content: ${compared.join(', ')}`,
    wanted: "≤ the template's, each",
    template: `${all('equal template')} ms`,
    ours: `${all('ours')} ms; ${ratios.join(', ')}`,
    met: compared.every((name) => median('ours', name) <= median('equal template', name)),
  };
}

export const interactions: Part = {
  title: 'Interaction to next paint',
  bound: 500,
  comparesTemplate: true,
  measure: (setup) =>
    withEditions(editionNames, setup, {edge: true}, async (running) => {
      const results = await inTurns(editionNames, setup.runs, (name) =>
        tapAll(running[name]),
      );
      return {
        section: blocks(
          `Taps on pages that are ready, at CPU ${CPU_RATE}x: from the touch to the frame that follows its handlers, by the browser’s own ` +
            `measure (in steps of 8 ms; ${LEAST_MS} is the least). The quantity is that of a line in the cart. The template has no filters.`,
          interactionsTable(results),
        ),
        targets: [targetOf(results)],
      };
    }),
};
