import type {Page} from '@playwright/test';

import {PHONE, settle, throttle, withBrowser} from '../browser';
import {blocks, spread, table, whole} from '../format';
import type {Part} from '../part';
import {interleave, peerNames, withBoth, type PeerName, type RunningPeer} from '../peers';
import {spreadOf, type Spread} from '../statistics';

/** A product's picture on its page. */
const PICTURE = {ours: '.product .stage img', template: '.product .product-image img'};

/** A card of a listing, which is there again after Back. */
const CARD = 'main :is(article, .product-item)';

/** Milliseconds from the tap on a card, or from Back. */
interface Arrival {
  /** To the frame that shows the product's title as its page's heading. */
  readonly text: number;
  /** To the frame that shows its picture, in whatever size, on half the screen's width or more. */
  readonly picture: number;
  /** From Back to the frame that shows the listing again. */
  readonly back: number;
}

/** Begins to watch for a click, and for what it brings on screen. */
function watchArrival(page: Page, picture: string) {
  return page.evaluate((selector) => {
    const arrival = new Promise<Omit<Arrival, 'back'>>((resolve) => {
      addEventListener(
        'click',
        ({timeStamp}) => {
          const seen: {text?: number; picture?: number} = {};
          const look = () => {
            const now = performance.now() - timeStamp;
            const heading = document.querySelector('.product h1');
            if (heading?.textContent) seen.text ??= now;
            // Once seen it is not looked for again, as that would lay the page out in each frame.
            const images =
              seen.picture === undefined
                ? document.querySelectorAll<HTMLImageElement>(selector)
                : [];
            const isShown = [...images].some((image) => {
              const {left, right, top, bottom} = image.getBoundingClientRect();
              return (
                image.complete &&
                image.naturalWidth > 0 &&
                Math.min(right, innerWidth) - Math.max(left, 0) >= innerWidth / 2 &&
                top < innerHeight &&
                bottom > 0
              );
            });
            if (isShown) seen.picture = now;
            const {text, picture: pictureAt} = seen;
            if (text !== undefined && pictureAt !== undefined) {
              resolve({text, picture: pictureAt});
            } else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        {once: true, capture: true},
      );
    });
    Reflect.set(globalThis, 'arrival', arrival);
  }, picture);
}

/** Goes back, and waits for the frame that shows a listing instead of a product. */
function goBack(page: Page) {
  return page.evaluate(
    (card) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        history.back();
        const look = () => {
          const isBack =
            document.querySelector(card) && !document.querySelector('.product h1');
          if (isBack) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    CARD,
  );
}

/** One tap on the product's card, on a listing that is ready, and back once the product's page is. */
function tapCard({peer, url}: RunningPeer): Promise<Arrival> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    page.setDefaultTimeout(20_000);
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(url('collection'));
    const card = page.locator(`main a[href^="${peer.pages.product}"]`).first();
    await card.scrollIntoViewIfNeeded();
    await settle(page);
    await throttle(page, {rate: 4, slow4g: true});
    await watchArrival(page, PICTURE[peer.name]);
    await card.tap();
    const arrival = await page.evaluate(
      () => Reflect.get(globalThis, 'arrival') as Promise<Omit<Arrival, 'back'>>,
    );
    await settle(page);
    return {...arrival, back: await goBack(page)};
  });
}

export const cards: Part = {
  title: 'From tapping a card to its product on screen',
  bound: 300,
  comparesTemplate: true,
  measure: (setup) =>
    withBoth(setup, {edge: true}, async (running) => {
      const arrivals = await interleave(setup.runs, (name) => tapCard(running[name]));
      const timesOf = (name: PeerName, what: keyof Arrival): Spread =>
        spreadOf(arrivals[name].map((arrival) => arrival[what]));
      const medianOf = (name: PeerName, what: keyof Arrival) =>
        timesOf(name, what).median;
      const late = arrivals.ours.filter(({text, picture}) => picture > text).length;
      const ratioOf = (what: keyof Arrival) =>
        medianOf('ours', what) / medianOf('template', what);
      return {
        section: blocks(
          'From a listing that is ready, on slow 4G with CPU 4x: from the tap on the product’s card to the frames that show its title ' +
            'as the page’s heading, and its picture in whatever size on at least half the width of the screen. Then, once that page is ' +
            'quiet, from Back to the frame that shows the listing again.',
          table(
            ['shop', 'text, ms', 'picture, ms', 'back, ms'],
            peerNames.map((name) => [
              name,
              spread(timesOf(name, 'text')),
              spread(timesOf(name, 'picture')),
              spread(timesOf(name, 'back')),
            ]),
          ),
        ),
        targets: [
          {
            name: 'Picture of a tapped card after the page’s text',
            wanted: 'never',
            template: `${arrivals.template.filter(({text, picture}) => picture > text).length} of ${arrivals.template.length}`,
            ours: `${late} of ${arrivals.ours.length}`,
            met: late === 0,
          },
          {
            name: 'Tap on a card to its picture on screen',
            wanted: '≤ 1.1 times the template’s',
            template: `${whole(medianOf('template', 'picture'))} ms`,
            ours: `${whole(medianOf('ours', 'picture'))} ms`,
            met: ratioOf('picture') <= 1.1,
          },
          {
            name: 'Tap on a card to its text on screen',
            wanted: '≤ 1.0 times the template’s',
            template: `${whole(medianOf('template', 'text'))} ms`,
            ours: `${whole(medianOf('ours', 'text'))} ms`,
            met: ratioOf('text') <= 1,
          },
          {
            name: 'Back to the listing on screen',
            wanted: '≤ 300 ms',
            template: `${whole(medianOf('template', 'back'))} ms`,
            ours: `${whole(medianOf('ours', 'back'))} ms`,
            met: medianOf('ours', 'back') <= 300,
          },
        ],
      };
    }),
};
