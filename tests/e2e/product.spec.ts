import type {Locator, Page} from '@playwright/test';

import {choose, radioOf} from '../../tools/browser/choose';
import {expectAccessible} from '../support/accessibility';
import {hold} from '../support/hold';
import {tabTo} from '../support/keyboard';
import {live, settled} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';
import {pinch, swipe} from '../support/touch';
import {everyWindow, phone} from '../support/visitors';

const HOODIE = '/products/harbour-heavyweight-hoodie';

const addButton = (within: Page | Locator) =>
  within.getByRole('button', {name: 'Add to cart'});
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});
const gallery = (page: Page) => page.getByRole('region', {name: 'Product images'});
const shownThumbnail = (page: Page) =>
  gallery(page).locator('button[aria-current="true"]');
const size = (within: Page | Locator) => within.getByRole('radiogroup', {name: 'Size'});
const color = (within: Page | Locator) => within.getByRole('radiogroup', {name: 'Color'});

for (const [name, visitor] of Object.entries(everyWindow)) {
  test.describe(`on ${name}`, () => {
    test.use(visitor);

    test(
      'the page shows a product, its URL follows the choice, and it adds the chosen quantity (§2, §4)',
      ALL_ONLY,
      async ({page}) => {
        await page.goto(`${HOODIE}?Size=L`);
        const title = page.getByRole('heading', {level: 1});
        await expect(title).toHaveText('Harbour Heavyweight Hoodie');
        await expect(page.getByRole('navigation', {name: 'Breadcrumb'})).toContainText(
          /Home\s*Products\s*Harbour Heavyweight Hoodie/,
        );
        // So that it can be shared.
        for (const chosen of ['L', 'M', 'L']) {
          await choose(page, {Size: chosen});
          await expect(page).toHaveURL(new RegExp(`\\?Size=${chosen}$`));
        }
        await choose(page, {Color: 'Slate'});
        await expect(addButton(page)).toBeInViewport();
        await page.getByRole('button', {name: 'Increase quantity'}).click();
        await addButton(page).click();
        await expect(drawer(page)).toBeVisible();
        await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
        await expect(drawer(page)).toContainText('L / Slate');
      },
    );
  });
}

test(
  'a line in the cart leads to what it is of, on the page of its product as well',
  ALL_ONLY,
  async ({page}) => {
    const lines = drawer(page).getByRole('listitem').filter({hasText: 'Slate'});
    await page.goto(`${HOODIE}?Size=L&Color=Slate`);
    await live(page);
    await addButton(page).click();
    await expect(lines).toHaveCount(1);
    await page.keyboard.press('Escape');
    await choose(page, {Size: 'M'});
    await addButton(page).click();
    await expect(lines).toHaveCount(2);
    // The second time the link is the same, and another size is chosen.
    for (const other of ['M', 'S']) {
      await lines.filter({hasText: 'L / Slate'}).getByRole('link').click();
      await expect(drawer(page)).toBeHidden();
      await expect(radioOf(page, 'Size', 'L')).toBeChecked();
      await expect(page).toHaveURL(/\?Size=L&Color=Slate$/);
      await choose(page, {Size: other});
      await expect(page).toHaveURL(/Size=.&Color=Slate$/);
      await page.getByRole('button', {name: /^Cart, 2/}).click();
    }
    await page.keyboard.press('Escape');
    await page.goto('/');
    await live(page);
    await page.getByRole('button', {name: /^Cart, 2/}).click();
    await lines.filter({hasText: 'M / Slate'}).getByRole('link').click();
    await expect(radioOf(page, 'Size', 'M')).toBeChecked();
    await expect(radioOf(page, 'Color', 'Slate')).toBeChecked();
  },
);

test('an unchosen option is described, and focused when adding, without a message: Size, then Color; nothing is added (§4, §5)', async ({
  page,
}) => {
  await page.goto(HOODIE);
  await expect(size(page)).toHaveAccessibleDescription('Select size...');
  await expect(color(page)).toHaveAccessibleDescription('Select color...');
  await expect(page.getByRole('radio', {checked: true})).toHaveCount(0);
  await live(page);
  const form = page.locator('form').filter({has: size(page)});
  const pressAdd = async () => {
    const words = (await form.textContent()) ?? '';
    await addButton(page).click();
    await expect(form.locator('[data-missing]')).toHaveCount(1);
    expect(await form.textContent()).toBe(words);
  };
  await pressAdd();
  await expect(size(page).getByRole('radio').first()).toBeFocused();
  await choose(page, {Size: 'S'});
  await expect(size(page)).toHaveAccessibleDescription('S');
  await pressAdd();
  await expect(color(page).getByRole('radio').first()).toBeFocused();
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('button', {name: 'Cart, 0 items'}).first()).toBeVisible();
});

test.describe('the bar of a phone', () => {
  test.use(phone);

  const sheet = (page: Page) =>
    page.getByRole('dialog', {name: 'Harbour Heavyweight Hoodie'});
  const asks = (page: Page, what: string) => page.getByRole('button', {name: what});

  test('asks for what is missing, opens the choices, and adds once they are made (§4)', async ({
    page,
  }) => {
    await page.goto(HOODIE);
    await live(page);
    await expect(asks(page, 'Select size')).toBeInViewport({ratio: 1});
    await asks(page, 'Select size').tap();
    await expect(size(sheet(page)).getByRole('radio').first()).toBeFocused();
    await expectAccessible(page);
    await radioOf(sheet(page), 'Size', 'M').tap();
    await addButton(sheet(page)).tap();
    await expect(color(sheet(page)).getByRole('radio').first()).toBeFocused();
    await expectAccessible(page);
    await radioOf(sheet(page), 'Color', 'Kelp').tap();
    await addButton(sheet(page)).tap();
    await expect(sheet(page)).toBeHidden();
    await expect(drawer(page)).toContainText('M / Kelp');
    await expect(drawer(page).getByRole('spinbutton')).toHaveValue('1');
  });

  test(
    'the button of the form itself leads to the size, whose name is not behind the header',
    ALL_ONLY,
    async ({page}) => {
      await page.goto(HOODIE);
      await live(page);
      await addButton(page).tap();
      await expect(size(page).getByRole('radio').first()).toBeFocused();
      const header = await page.getByRole('banner').boundingBox();
      const hint = await size(page).getByText('Select size...').boundingBox();
      expect(hint?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    },
  );

  test(
    'adds what was chosen in its sheet or on the page, and keeps the focus',
    ALL_ONLY,
    async ({page}) => {
      await page.goto(HOODIE);
      await live(page);
      await choose(page, {Size: 'M'});
      await expect(asks(page, 'Select size')).toHaveCount(0);
      await tabTo(page, asks(page, 'Select color'));
      await page.keyboard.press('Enter');
      await expect(color(sheet(page)).getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
      await expect(asks(page, 'Select color')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(color(sheet(page)).getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
      await expect(asks(page, 'Select color')).toHaveCount(0);
      await expect(addButton(page)).toBeFocused();
      await expect(addButton(page)).toBeInViewport({ratio: 1});
      await page.keyboard.press('Enter');
      await expect(drawer(page)).toContainText('M / Kelp');
    },
  );

  test(
    'leads to the option on the page where the sheet cannot be loaded',
    ALL_ONLY,
    async ({page, messages}) => {
      messages.expect(/ERR_FAILED/);
      await page.route('**/ChoiceSheet-*.js', (route) => route.abort());
      await page.goto(HOODIE);
      await live(page);
      await asks(page, 'Select size').tap();
      await expect(size(page).getByRole('radio').first()).toBeFocused();
    },
  );

  test(
    'is the form’s own button where nothing is to choose or nothing can be bought',
    ALL_ONLY,
    async ({page}) => {
      await page.goto('/products/bar-scarf');
      await expect(page.getByRole('radiogroup')).toHaveCount(0);
      await expect(addButton(page)).toBeInViewport({ratio: 1});
      await page.goto('/products/away-end-tee');
      await expect(asks(page, 'SOLD OUT')).toBeInViewport({ratio: 1});
      await expect(asks(page, 'Select size')).toHaveCount(0);
    },
  );
});

test.describe('combinations (§10.5)', () => {
  test(
    'that are sold out are named, marked, and cannot be added (§4)',
    ALL_ONLY,
    async ({page}) => {
      await page.goto(HOODIE);
      await choose(page, {Color: 'Sand'});
      await expect(size(page).getByRole('radio', {name: 'M, sold out'})).toBeVisible();
      await choose(page, {Size: 'M'});
      await expect(page.getByText('M, Sand is sold out.')).toBeVisible();
      await expect(addButton(page)).toBeDisabled();
    },
  );
});

test.describe('pictures', () => {
  test('show five thumbnails, which arrows turn: those of the first color until one is chosen (§2, §9)', async ({
    page,
  }) => {
    await page.goto(HOODIE);
    await live(page);
    const thumbnails = gallery(page).getByRole('button', {name: /^Show image/});
    await expect(thumbnails).toHaveCount(5);
    await page.getByRole('button', {name: 'Next thumbnails'}).click();
    await expect(thumbnails.first()).toHaveAccessibleName('Show image 2 of 6: back');
    await page.getByRole('button', {name: 'Previous thumbnails'}).click();
    await expect(thumbnails.first()).toHaveAccessibleName(/^Show image 1 of 6/);
    const pictures = gallery(page).locator('.track img');
    const names = await pictures.evaluateAll((all) =>
      all.map((one) => one.getAttribute('alt') ?? ''),
    );
    expect(names).toHaveLength(6);
    expect(names.filter((name) => !name.includes('in Slate'))).toEqual([]);
    await page.getByRole('button', {name: 'Show image 3 of 6'}).click();
    await expect(
      gallery(page).getByRole('img', {name: names[2] ?? '', exact: true}),
    ).toBeInViewport();
    await expect(page.getByRole('radio', {checked: true})).toHaveCount(0);
  });

  test(
    'of a color are its own, first the one at its index; one picked by hand stays (§2)',
    ALL_ONLY,
    async ({page}) => {
      await page.goto(HOODIE);
      const shown = gallery(page).locator('.track > li[aria-hidden="false"] img').last();
      await choose(page, {Color: 'Kelp'});
      await expect(shownThumbnail(page)).toHaveAccessibleName(/^Show image 1 of 6/);
      await expect(shown).toHaveAttribute('alt', /in Kelp, front/);
      await page.getByRole('button', {name: 'Show image 2 of 6'}).click();
      await expect(shown).toHaveAttribute('alt', /in Kelp, back/);
      await choose(page, {Color: 'Sand'});
      await expect(shownThumbnail(page)).toHaveAccessibleName(/^Show image 1 of 7/);
      await expect(shown).toHaveAttribute('alt', /in Kelp, back/);
      await page.getByRole('button', {name: 'Show image 2 of 7'}).click();
      await expect(shown).toHaveAttribute('alt', /in Sand, front/);
      await expect(gallery(page).getByRole('button', {name: /of 6/})).toHaveCount(5);
    },
  );

  test(
    'are followed by the store’s video, which loads when it is played',
    ALL_ONLY,
    async ({page}) => {
      const videos: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/cdn/shop/videos/')) {
          videos.push(request.url());
        }
      });
      await page.goto('/products/groundsman-zip-hoodie?Size=M&Color=Kelp');
      const gallery = page.getByRole('region', {name: 'Product images'});
      const next = gallery.getByRole('button', {name: 'Next thumbnails'});
      const last = gallery.getByRole('button', {
        name: /^Show image (\d+) of \1: in motion$/,
      });
      // Out of view, it is hidden from Tab as from assistive technology.
      const hidden = gallery.locator('[aria-hidden="true"] .slide-play');
      await expect(hidden).toHaveAttribute('tabindex', '-1');
      await expect(async () => {
        if (!(await last.isVisible())) await next.click({timeout: 1000});
        await last.click({timeout: 1000});
      }).toPass();
      const play = gallery.getByRole('button', {name: /^Play video: .*, in motion$/});
      await expect(play).toBeInViewport();
      await expect(play).not.toHaveAttribute('tabindex');
      expect(videos).toEqual([]);
      await play.click();
      const video = gallery.locator('video');
      await expect(video).toBeVisible();
      await expect
        .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime))
        .toBeGreaterThan(0);
      await gallery
        .getByRole('button', {name: /^Show image/})
        .first()
        .click();
      await expect(video).toBeHidden();
    },
  );

  test('zoom about the pointer, after every color too (§2)', ALL_ONLY, async ({page}) => {
    await page.goto(HOODIE);
    await choose(page, {Color: 'Sand'});
    const picture = gallery(page).locator('.track > li:nth-child(1) .slide-picture');
    // A row that changes or scrolls ends the zoom.
    await expect(picture).toHaveAttribute('alt', /in Sand, front/);
    await expect(picture).toBeInViewport({ratio: 0.5});
    const box = await gallery(page).locator('.track').boundingBox();
    if (!box) throw new Error('the gallery has no box');
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
    await expect(picture).toHaveCSS('scale', '2');
    await expect
      .poll(() => picture.evaluate((image) => image.style.transformOrigin))
      .toMatch(/^2[45]\.?\d*% (49|50)/);
    await page.mouse.move(0, 0);
    await expect(picture).toHaveCSS('scale', 'none');
  });

  test('zoom and move by keyboard', ALL_ONLY, async ({page}) => {
    await page.goto(HOODIE);
    const button = page.getByRole('button', {name: 'Zoom image'});
    const picture = gallery(page).locator('.slide-picture').first();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(picture).toHaveCSS('scale', '2');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => picture.evaluate((image) => image.style.transformOrigin))
      .toBe('60% 50%');
    await page.keyboard.press('Escape');
    await expect(picture).toHaveCSS('scale', 'none');
  });

  test.describe('by touch', () => {
    test.use(phone);

    test(
      'zoom by pinch about its middle, until a finger is lifted',
      ALL_ONLY,
      async ({page}) => {
        // The fingers spread before their code has come; those lifted before it leave no trace.
        const release = await hold(page, /\/assets\/zoom-/);
        await page.goto(HOODIE);
        await live(page);
        const picture = gallery(page).locator('.slide-picture').first();
        const box = await picture.boundingBox();
        if (!box) throw new Error('the picture has no box');
        const middle = [box.x + box.width / 4, box.y + box.height / 2] as const;
        await pinch(page, middle, {from: 20, to: 180});
        // The page's first move: the browser may make one of several.
        const start = page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const note = ({touches: [one, other]}: TouchEvent) => {
                if (one && other) resolve(Math.abs(one.clientX - other.clientX));
              };
              addEventListener('touchmove', note, {capture: true, passive: true});
            }),
        );
        await pinch(page, middle, {from: 60, to: 180}, async () => {
          release();
          const zoom = 180 / (await start);
          const scale = () =>
            picture.evaluate((element) => Number(getComputedStyle(element).scale));
          await expect.poll(scale).toBeCloseTo(zoom, 3);
          await expect
            .poll(() => picture.evaluate((image) => image.style.transformOrigin))
            .toMatch(/^25(\.0\d*)?% 50(\.0\d*)?%/);
        });
        await expect(picture).toHaveCSS('scale', 'none');
      },
    );

    test(
      'are swiped one at a time: the row follows the finger, and snaps to the next one',
      ALL_ONLY,
      async ({page}) => {
        await page.goto(HOODIE);
        await live(page);
        const track = gallery(page).locator('.track');
        await expect(track).toHaveCSS('scroll-snap-type', 'x mandatory');
        const box = await track.boundingBox();
        if (!box) throw new Error('the gallery has no box');
        const level = box.y + box.height / 2;
        await swipe(page, [box.width * 0.8, level], [box.width * 0.2, level]);
        await expect(shownThumbnail(page)).toHaveAccessibleName(/^Show image 2 of 6/);
      },
    );
  });
});

test('quantity is typed as a whole number from 1 (§5)', ALL_ONLY, async ({page}) => {
  await page.goto(HOODIE);
  // Presses that come before the page is alive are early-taps.spec.ts's.
  await live(page);
  const quantity = page.getByRole('spinbutton', {name: 'Quantity'});
  await page.getByRole('button', {name: 'Decrease quantity'}).click();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('12');
  await quantity.blur();
  await expect(quantity).toHaveValue('12');
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
});

test('a wheel over the focused quantity scrolls, on the page and in the cart', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 400});
  await page.goto(`${HOODIE}?Size=M&Color=Kelp`);
  await live(page);
  const quantity = page.getByRole('spinbutton', {name: 'Quantity', exact: true});
  await quantity.fill('3');
  await quantity.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(quantity).toHaveValue('3');

  await page.getByRole('button', {name: 'Add to cart'}).click();
  const inCart = page.getByRole('spinbutton', {name: /^Quantity of/});
  await expect(inCart).toHaveValue('3');
  await inCart.click();
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, -100);
  await settled(page);
  await expect(inCart).toHaveValue('3');
});
