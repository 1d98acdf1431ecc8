import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {iconIn} from '~/lib/images';
import {hrefIn, pathFor, ROOT_MARKET} from '~/market';
import {loadTheme} from '~/theme/index.server';

/** The sizes of the icons, in pixels. */
const SIZES = [192, 512];

function icons(purpose: 'any' | 'maskable', srcOf: (size: number) => string) {
  return SIZES.map((size) => ({
    src: srcOf(size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));
}

/** The store's icon; without one those in public/icons. */
const iconsOf = (icon: string) =>
  iconIn(icon, 1) === null
    ? [
        ...icons('any', (size) => `/icons/icon-${size}.png`),
        ...icons('maskable', (size) => `/icons/maskable-${size}.png`),
      ]
    : icons('any', (size) => iconIn(icon, size) ?? icon);

/** `/manifest.webmanifest`: lets a phone install the shop, under the store's name. */
export async function loader({context}: LoaderFunctionArgs) {
  const {storeName, storeDescription} = context.config.public;
  const {theme} = await loadTheme(context);
  const manifest = {
    name: storeName,
    short_name: storeName,
    description: storeDescription,
    id: hrefIn(context.market, pathFor('home')),
    start_url: hrefIn(context.market, pathFor('home')),
    ...(context.market !== ROOT_MARKET && {lang: context.market.tag}),
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: iconsOf(theme.icon),
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
