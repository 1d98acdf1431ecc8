import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {addressIn, pathFor, ROOT_MARKET} from '~/market';

/** The sizes of the icons in public/icons, in pixels. */
const SIZES = [192, 512];

function icons(purpose: 'any' | 'maskable', file: string) {
  return SIZES.map((size) => ({
    src: `/icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));
}

/** `/manifest.webmanifest`: lets a phone install the shop, under the store's name. */
export function loader({context}: LoaderFunctionArgs) {
  const {storeName, storeDescription} = context.config.public;
  const manifest = {
    name: storeName,
    short_name: storeName,
    description: storeDescription,
    id: addressIn(context.market, pathFor('home')),
    start_url: addressIn(context.market, pathFor('home')),
    ...(context.market !== ROOT_MARKET && {lang: context.market.tag}),
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [...icons('any', 'icon'), ...icons('maskable', 'maskable')],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
