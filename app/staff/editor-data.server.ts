import {localPath} from '~/lib/local-path';
import {languageKey} from '~/lib/market';
import type {PreviewRole, PreviewState} from '~/lib/preview-state';
import type {AppContext} from '~/server/context';
import {THEME_FONTS, type ThemeEntry} from '~/theme';
import {configuredTexts, FONT_FILES, loadTheme} from '~/theme/index.server';

import type {ThemeSources} from './editor/preview-theme';

export interface EditorData extends ThemeSources {
  shopName: string;
  page: string;
  state: PreviewState;
  role: PreviewRole;
  /** The published theme, which a scheduled one may cover; `null` where the store has none. */
  published: ThemeEntry | null;
  /** Milliseconds from rendering the page to the end of the preview. */
  endsIn: number;
  prefixes: string[];
  /** The languages of the shop's markets besides its own, by code. */
  languages: string[];
  /** The fonts on offer; `file` for those that the stylesheet does not load. */
  fonts: {name: string; family: string; file: string | null}[];
}

/** The data of the editor, of which `?page=` names the page in its frame; `null` for shoppers. */
export async function loadEditor(
  request: Request,
  context: AppContext,
): Promise<EditorData | null> {
  const {preview, previewLeft, config, market} = context;
  if (!preview) return null;
  const {live, published, entries} = await loadTheme(context);
  return {
    shopName: config.public.storeName,
    page: localPath(new URL(request.url).searchParams.get('page')) ?? '/',
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
