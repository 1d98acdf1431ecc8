import type {AppLoadContext} from '@shopify/remix-oxygen';

import {DRAFT_SOURCE} from '~/domain/preview/look';
import {shownEntry} from '~/domain/preview/shown-entry';
import type {ThemeEntry} from '~/domain/theme/choose-entry';
import {
  resolveTheme,
  type ResolvedTheme,
  type ThemeReport,
} from '~/domain/theme/resolve-theme';
import {log} from '~/platform/log';

import {configuredTexts, entryOf, liveEntryOf} from './entry-texts.server';
import {THEME_ENTRIES_QUERY, THEME_QUERY} from './theme.documents';

/** The theme of one request's pages, and where it comes from. */
export interface ShopTheme extends ResolvedTheme {
  /** The entry that shoppers see; `null` where the store has none. */
  live: ThemeEntry | null;
  /** The entry shown: the live one, or the one a preview names. */
  shown: ThemeEntry | null;
  /** Whether the accent colour is a theme's own, not the configuration's. */
  hasAccent: boolean;
  /** Every entry of the store, asked for by previews alone. */
  entries: ThemeEntry[];
}

type Context = Pick<AppLoadContext, 'storefront' | 'config' | 'caching' | 'preview'>;

/** Entries of a store that a preview lists. */
const MAX_ENTRIES = 50;

const loaded = new WeakMap<object, Promise<ShopTheme>>();
const reported = new Set<string>();

/**
 * The theme of this request's pages: asked of the store once, whichever loaders need it. It never rejects: while the store
 * gives no answer, the worker's configuration and the defaults hold.
 */
export function loadTheme(context: Context): Promise<ShopTheme> {
  const known = loaded.get(context.caching);
  if (known) return known;
  const theme = askTheme(context);
  loaded.set(context.caching, theme);
  return theme;
}

async function askTheme(context: Context): Promise<ShopTheme> {
  const {live, entries} = await askEntries(context);
  const show = context.preview?.show;
  const isDraft = show?.view === 'draft';
  const shown = shownEntry(show, entries, live);
  const {config} = context;
  const resolved = resolveTheme(
    [
      ...(isDraft ? [{name: DRAFT_SOURCE, texts: show.draft}] : []),
      ...(shown ? [{name: `the entry ${shown.handle}`, texts: shown.texts}] : []),
      {name: 'the configuration', texts: configuredTexts(config.public)},
    ],
    {imageOrigin: config.store.imageOrigin},
  );
  if (!context.preview) resolved.reports.forEach(reportOnce);
  const hasAccent = Boolean(
    (isDraft && show.draft.accent_color) || shown?.texts.accent_color,
  );
  return {...resolved, live, shown, hasAccent, entries};
}

interface Entries {
  live: ThemeEntry | null;
  entries: ThemeEntry[];
}

async function askEntries({storefront, preview}: Context): Promise<Entries> {
  try {
    if (!preview)
      return {live: liveEntryOf(await storefront.query(THEME_QUERY)), entries: []};
    const answer = await storefront.query(THEME_ENTRIES_QUERY, {
      variables: {first: MAX_ENTRIES},
      cache: storefront.CacheNone(),
    });
    return {live: liveEntryOf(answer), entries: answer.metaobjects.nodes.map(entryOf)};
  } catch {
    // The store call has logged its cause, and seen to it that the page is kept by nobody.
    return {live: null, entries: []};
  }
}

/** Says once what is wrong with a value: pages are many, and staff need to hear it one time. */
function reportOnce(report: ThemeReport) {
  const key = Object.values(report).join('\n');
  if (reported.has(key)) return;
  reported.add(key);
  log('warn', 'theme.value_ignored', {...report});
}
