import type {AppLoadContext} from '@shopify/remix-oxygen';

import {DRAFT_SOURCE, shownEntry} from './shown-entry';
import type {ThemeEntry} from './choose-entry';
import {
  resolveTheme,
  type ResolvedTheme,
  type ThemeReport,
  type ThemeSource,
} from './resolve-theme';
import type {PreviewState} from '~/lib/preview-state';
import type {AppConfig} from '~/server/config';
import {log} from '~/server/log';

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
  const {preview, storefront, config} = context;
  if (preview) return previewedTheme(context, preview.state);
  try {
    const answer = await storefront.query(THEME_QUERY);
    return liveTheme(liveEntryOf(answer), config);
  } catch {
    // The store call has logged its cause, and seen to it that the page is kept by nobody.
    return liveTheme(null, config);
  }
}

/** What shoppers see. */
function liveTheme(live: ThemeEntry | null, config: AppConfig): ShopTheme {
  const resolved = resolveTheme(
    [...sourceOf(live), configurationOf(config)],
    surroundingsOf(config),
  );
  resolved.reports.forEach(reportOnce);
  const hasAccent = Boolean(live?.texts.accent_color);
  return {...resolved, live, shown: live, hasAccent, entries: []};
}

/** What a preview shows: a draft, an entry of the store, or the live theme. */
async function previewedTheme(
  {storefront, config}: Context,
  state: PreviewState,
): Promise<ShopTheme> {
  const {live, entries} = await askEntries(storefront);
  const draft = state.view === 'draft' ? state.edits : null;
  const shown = shownEntry(state, entries, live);
  const resolved = resolveTheme(
    [
      ...(draft ? [{name: DRAFT_SOURCE, texts: draft}] : []),
      ...sourceOf(shown),
      configurationOf(config),
    ],
    surroundingsOf(config),
  );
  const hasAccent = Boolean(draft?.accent_color || shown?.texts.accent_color);
  return {...resolved, live, shown, hasAccent, entries};
}

const sourceOf = (entry: ThemeEntry | null): ThemeSource[] =>
  entry ? [{name: `the entry ${entry.handle}`, texts: entry.texts}] : [];

const configurationOf = (config: AppConfig): ThemeSource => ({
  name: 'the configuration',
  texts: configuredTexts(config.public),
});

const surroundingsOf = ({store: {imageOrigin}}: AppConfig) => ({imageOrigin});

interface Entries {
  live: ThemeEntry | null;
  entries: ThemeEntry[];
}

async function askEntries(storefront: Context['storefront']): Promise<Entries> {
  try {
    const answer = await storefront.query(THEME_ENTRIES_QUERY, {
      variables: {first: MAX_ENTRIES},
      cache: storefront.CacheNone(),
    });
    return {live: liveEntryOf(answer), entries: answer.metaobjects.nodes.map(entryOf)};
  } catch {
    // As above.
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
