import type {ThemeQuery} from 'storefrontapi.generated';

import type {PreviewState} from '~/lib/preview-state';
import type {AppConfig} from '~/server/config';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';

import {configuredTexts, entryOf, liveEntryOf, picturesOf} from './entry-texts.server';
import {
  resolveTheme,
  type ResolvedTheme,
  type ThemeReport,
  type ThemeSource,
} from './resolve-theme';
import {nextSwitch, planAt, type Plan} from './schedule';
import {openPlans} from './schedule.server';
import {DRAFT_SOURCE, shownEntry, type ThemeEntry} from './theme-entry';
import {THEME_ENTRIES_QUERY, THEME_QUERY} from './theme.documents';

/** The theme of one request's pages, and where it comes from. */
export interface ShopTheme extends ResolvedTheme {
  /** What shoppers see as of the request's instant: the scheduled theme in force, else the live entry; `null` where there is neither. */
  live: ThemeEntry | null;
  /** The entry that shoppers see while no plan is in force. */
  published: ThemeEntry | null;
  /** The entry shown: the live one, or the one a preview names. */
  shown: ThemeEntry | null;
  /** Whether the accent colour is a theme's own, not the configuration's. */
  hasAccent: boolean;
  /** Every entry of the store, asked for by previews alone. */
  entries: ThemeEntry[];
}

type Context = Pick<AppContext, 'storefront' | 'config' | 'caching' | 'preview' | 'now'>;

/** Entries of a store that a preview lists. */
const MAX_ENTRIES = 50;

const loaded = new WeakMap<object, Promise<ShopTheme>>();
const loggedValues = new Set<string>();

/**
 * The theme of this request's pages: asked of the store once, whichever loaders need it. It never rejects: while the store
 * gives no answer, the worker's configuration and the defaults hold.
 */
export function loadTheme(context: Context): Promise<ShopTheme> {
  const known = loaded.get(context.caching);
  if (known) return known;
  const theme = fetchTheme(context);
  loaded.set(context.caching, theme);
  return theme;
}

async function fetchTheme(context: Context): Promise<ShopTheme> {
  const {preview, storefront, config, caching, now} = context;
  if (preview) return previewedTheme(context, preview.state);
  try {
    const answer = await storefront.query(THEME_QUERY);
    const plans = await plansOf(answer, config);
    // No page outlives the theme that it was made in.
    caching.endsAt(nextSwitch(plans, now));
    const plan = planAt(plans, now);
    return liveTheme(plan ? entryOfPlan(plan) : liveEntryOf(answer), config);
  } catch {
    // The store call has logged its cause, and seen to it that the page is kept by nobody.
    return liveTheme(null, config);
  }
}

/** A scheduled theme as if it were an entry of the store. Its handle is none that Shopify makes. */
const entryOfPlan = ({id, texts}: Plan): ThemeEntry => ({handle: `~${id}`, texts});

async function plansOf({schedule}: Pick<ThemeQuery, 'schedule'>, config: AppConfig) {
  const sealed = schedule?.sealed?.value;
  if (!sealed) return [];
  const {previewSecret: secret, public: shown} = config;
  const plans = await openPlans(sealed, {secret, shop: shown.shopId});
  if (!plans)
    reportOnce({source: 'the schedule', key: 'sealed', problem: 'cannot be opened'});
  return plans ?? [];
}

/** What shoppers see. */
function liveTheme(live: ThemeEntry | null, config: AppConfig): ShopTheme {
  const resolved = resolveTheme(
    [...sourceOf(live), configurationOf(config)],
    surroundingsOf(config),
  );
  resolved.reports.forEach(reportOnce);
  const hasAccent = Boolean(live?.texts.accent_color);
  return {...resolved, live, published: live, shown: live, hasAccent, entries: []};
}

/** What a preview shows: a draft, an entry of the store, or what shoppers see as of its date. */
async function previewedTheme(
  {storefront, config, now}: Context,
  state: PreviewState,
): Promise<ShopTheme> {
  const {published, entries, plans} = await fetchEntries(storefront, config);
  const plan = planAt(plans, now);
  const live = plan ? entryOfPlan(plan) : published;
  const edits = state.view === 'draft' ? state.edits : null;
  const shown = shownEntry(state, entries, live);
  const resolved = resolveTheme(
    [
      ...(edits ? [{name: DRAFT_SOURCE, texts: edits}] : []),
      ...sourceOf(shown),
      configurationOf(config),
    ],
    surroundingsOf(config),
  );
  const hasAccent = Boolean(edits?.accent_color || shown?.texts.accent_color);
  return {...resolved, live, published, shown, hasAccent, entries};
}

const sourceOf = (entry: ThemeEntry | null): ThemeSource[] =>
  entry ? [{name: `the entry ${entry.handle}`, texts: entry.texts}] : [];

const configurationOf = (config: AppConfig): ThemeSource => ({
  name: 'the configuration',
  texts: configuredTexts(config.public),
});

const surroundingsOf = ({store: {imageOrigin}}: AppConfig) => ({imageOrigin});

/** What the store says about themes to staff, past every cache. */
export interface StoreThemes {
  /** The entry that shoppers see while no plan is in force. */
  published: ThemeEntry | null;
  entries: ThemeEntry[];
  plans: Plan[];
  /** Ids of the pictures of all entries, by their addresses. */
  pictures: Map<string, string>;
}

/** @throws StoreError, which the call has logged */
export async function fetchStoreThemes(
  storefront: Context['storefront'],
  config: AppConfig,
): Promise<StoreThemes> {
  const answer = await storefront.query(THEME_ENTRIES_QUERY, {
    variables: {first: MAX_ENTRIES},
    cache: storefront.CacheNone(),
  });
  const {nodes} = answer.metaobjects;
  const named = answer.shop.metafield?.reference;
  const all = [...nodes, answer.live, named && 'handle' in named ? named : null];
  return {
    published: liveEntryOf(answer),
    entries: nodes.map(entryOf),
    plans: await plansOf(answer, config),
    pictures: new Map(all.flatMap((entry) => (entry ? picturesOf(entry) : []))),
  };
}

async function fetchEntries(storefront: Context['storefront'], config: AppConfig) {
  try {
    return await fetchStoreThemes(storefront, config);
  } catch {
    // As above.
    return {published: null, entries: [], plans: []};
  }
}

/** Says once what is wrong with a value: pages are many, and staff need to hear it one time. */
function reportOnce(report: ThemeReport) {
  const key = Object.values(report).join('\n');
  if (loggedValues.has(key)) return;
  loggedValues.add(key);
  log('warn', 'theme.value_ignored', {...report});
}
