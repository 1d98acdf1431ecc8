import {localPath} from '~/lib/local-path';
import {languageKey} from '~/lib/market';
import type {AppContext} from '~/server/context';
import {configuredTexts, FONT_FILES, loadTheme} from '~/theme/index.server';

export {answerPreview, enterPreview} from './preview-api.server';
export {previewDocument} from './preview-bar.server';

/** The data of the editor, of which `?page=` names the page in its frame; `null` for shoppers. */
export async function loadEditor(request: Request, context: AppContext) {
  const {preview, began, config, market} = context;
  if (!preview) return null;
  const {live, published, entries} = await loadTheme(context);
  return {
    shopName: config.public.storeName,
    page: localPath(new URL(request.url).searchParams.get('page')) ?? '/',
    state: preview.state,
    role: preview.role,
    /** The worker's time, in epoch milliseconds, whatever the as-of date. */
    now: began,
    /** Milliseconds from rendering the page to the end of the preview. */
    endsIn: preview.expires - began,
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
    fontFiles: FONT_FILES,
  };
}

export type EditorData = NonNullable<Awaited<ReturnType<typeof loadEditor>>>;
