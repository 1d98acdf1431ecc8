import {localPath} from '~/lib/local-path';
import {languageKey} from '~/lib/market';
import type {AppContext} from '~/server/context';
import {THEME_FONTS} from '~/theme';
import {configuredTexts, FONT_FILES, loadTheme} from '~/theme/index.server';

/** The data of the editor, of which `?page=` names the page in its frame; `null` for shoppers. */
export async function loadEditor(request: Request, context: AppContext) {
  const {preview, previewLeft, config, market} = context;
  if (!preview) return null;
  const {live, published, entries} = await loadTheme(context);
  return {
    shopName: config.public.storeName,
    page: localPath(new URL(request.url).searchParams.get('page')) ?? '/',
    state: preview.state,
    role: preview.role,
    /** Milliseconds from rendering the page to the end of the preview. */
    endsIn: previewLeft,
    live,
    /** The published theme, which a scheduled one may cover; `null` where the store has none. */
    published,
    entries,
    fallback: configuredTexts(config.public, market.tag),
    prefixes: config.markets.map(({prefix}) => prefix),
    /** The languages of the shop's markets besides its own, by code. */
    languages: [...new Set(config.markets.map(languageKey))].filter(
      (code) => code !== languageKey(config.root),
    ),
    imageOrigin: config.store.imageOrigin,
    /** `file` for those that the stylesheet does not load. */
    fonts: THEME_FONTS.map(({name, family}) => ({
      name,
      family,
      file: FONT_FILES[name] ?? null,
    })),
  };
}

export type EditorData = NonNullable<Awaited<ReturnType<typeof loadEditor>>>;
