import {languageKey} from '~/lib/market';
import type {AppContext} from '~/server/context';
import {THEME_FONTS} from '~/theme';
import {configuredTexts, FONT_FILES, type ShopTheme} from '~/theme/index.server';

import type {PreviewData} from './preview-data';

/** The data of the preview panel; `null` for shoppers. */
export function previewDataFor(
  {
    preview,
    previewLeft,
    config,
    market,
  }: Pick<AppContext, 'preview' | 'previewLeft' | 'config' | 'market'>,
  {live, published, entries}: ShopTheme,
): PreviewData | null {
  if (!preview) return null;
  return {
    state: preview.state,
    role: preview.role,
    endsIn: previewLeft,
    live,
    published,
    entries,
    fallback: configuredTexts(config.public, market.tag),
    languages: [...new Set(config.markets.map(languageKey))].filter(
      (code) => code !== languageKey(config.root),
    ),
    imageOrigin: config.store.imageOrigin,
    fonts: THEME_FONTS.map(({name, family}) => ({
      name,
      family,
      file: FONT_FILES[name] ?? null,
    })),
  };
}
