import {languageKey} from '~/lib/market';
import type {AppContext} from '~/server/context';
import {THEME_FONTS} from '~/theme';
import {configuredTexts, FONT_FILES, loadTheme} from '~/theme/index.server';

import type {EditorData} from './editor-data';

/** The data of the editor; `null` for shoppers. */
export async function loadEditor(context: AppContext): Promise<EditorData | null> {
  const {preview, previewLeft, config, market} = context;
  if (!preview) return null;
  const {live, published, entries} = await loadTheme(context);
  return {
    shopName: config.public.storeName,
    state: preview.state,
    role: preview.role,
    endsIn: previewLeft,
    live,
    published,
    entries,
    fallback: configuredTexts(config.public, market.tag),
    prefixes: config.markets.map(({prefix}) => prefix),
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
