import {expect, test} from '../support/test';
import {windowsOf, withoutJavaScript} from '../support/visitors';

// Nothing larger than its file is ever sent.
test.use({catalogueName: 'large'});

const HANDLE = 'harbour-heavyweight-hoodie';

/** What a browser made of a picture's attributes. */
interface Seen {
  name: string;
  /** Widths in CSS pixels: by `sizes`, and as it is laid out. */
  said: number;
  laid: number;
  /** Width of the file, and those that there are. */
  chosen: number;
  offered: number[];
  isEager: boolean;
  isOnFirstScreen: boolean;
}

/** Runs in a page whose pictures are as wide as they are asked for. */
async function seenIn(images: Element[]): Promise<Seen[]> {
  const shown = (images as HTMLImageElement[]).filter(({clientWidth}) => clientWidth > 0);
  const eager = new Set(shown.filter(({loading}) => loading === 'eager'));
  for (const image of shown) image.loading = 'eager';
  await Promise.all(shown.map((image) => image.decode()));
  return shown.map((image) => {
    const {top, bottom, left, right} = image.getBoundingClientRect();
    const source = image.parentElement?.querySelector('source');
    const isPortrait = source && matchMedia(source.media).matches;
    const {srcset} = isPortrait ? source : image;
    return {
      name: image.currentSrc,
      // A picture with candidates by width has as many CSS pixels as `sizes` says.
      said: image.naturalWidth,
      laid: image.clientWidth,
      chosen: Number(new URL(image.currentSrc).searchParams.get('width')),
      offered: Array.from(srcset.matchAll(/ (\d+)w/g), ([, width]) => Number(width)),
      isEager: eager.has(image),
      isOnFirstScreen:
        bottom > 0 && top < innerHeight && right > 0 && left < document.body.clientWidth,
    };
  });
}

for (const [width, height, density] of windowsOf([
  [360, 740, 3],
  [390, 844, 2],
  [412, 823, 1.75],
  [412, 915, 2],
  [820, 1180, 2],
  [1440, 900, 1],
  [1440, 900, 2],
] as const)) {
  test.describe(`at ${width} px, ${density} pixels to one`, () => {
    const isPhone = width < 600;
    test.use({
      ...withoutJavaScript,
      viewport: {width, height},
      deviceScaleFactor: density,
      isMobile: width < 1000,
    });

    // A page of its own each: a browser prefers a larger file that it has already.
    for (const path of ['/', '/hoodies', '/products', `/products/${HANDLE}`])
      test(`pictures are as wide as shown, a phone’s first ones eager: ${path}`, async ({
        page,
      }) => {
        await page.goto(path);
        const pictures = await page.locator('main img[srcset]').evaluateAll(seenIn);
        // §9 fixes a main picture's widths, but for large sharp screens.
        const isFixed = path.endsWith(HANDLE) && (isPhone || density === 1);
        for (const {name, said, laid, chosen, offered} of pictures) {
          const needed = offered.find((step) => step >= said * density);
          expect(chosen, name).toBe(needed ?? offered.at(-1));
          if (!isFixed)
            expect(Math.abs(said - laid), name).toBeLessThan(Math.max(9, laid / 20));
        }
        const eager = pictures.filter(({isEager}) => isEager);
        expect(eager.length).toBeGreaterThan(0);
        expect(eager.filter(({isOnFirstScreen}) => !isOnFirstScreen)).toEqual([]);
        const late = pictures.filter((each) => each.isOnFirstScreen && !each.isEager);
        if (isPhone) expect(late).toEqual([]);
        // A banner's widths are for phones. Of those of §7 none is between 400 and 800.
        if (isPhone && path === '/')
          expect(eager[0]?.chosen).toBeLessThan(width * density * 1.25);
      });
  });
}
