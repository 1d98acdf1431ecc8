import type {ThemeQuery} from 'storefrontapi.generated';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import oswald from '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

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
import {nextSwitch, decryptPlans, planAt, type Plan} from './schedule.server';
import {DRAFT_SOURCE, shownEntry, type ThemeEntry} from './theme-entry';
import {THEME_ENTRIES_QUERY, THEME_QUERY} from './theme.documents';
import {fontNamed, type Theme} from './fields';
import {themeVariables} from './variables';

/** The theme of a request, and its sources. */
interface ShopTheme extends ResolvedTheme {
  /**
   * The entry that shoppers see at the request's instant: the active scheduled theme, else the
   * live entry; `null` for neither.
   */
  live: ThemeEntry | null;
  /** The live entry, which an active plan covers. */
  published: ThemeEntry | null;
  /** The entry on show: the live one, or the one that a preview names. */
  shown: ThemeEntry | null;
  /** Whether the accent color comes from a theme, not the configuration. */
  hasAccent: boolean;
  /** Every entry of the store; for previews only. */
  entries: ThemeEntry[];
}

type Context = Pick<
  AppContext,
  'storefront' | 'config' | 'caching' | 'preview' | 'now' | 'market'
>;

/** Most entries that a preview lists. */
const MAX_ENTRIES = 50;

const loaded = new WeakMap<object, Promise<ShopTheme>>();
const loggedValues = new Set<string>();

/**
 * The request's theme, fetched once for all loaders. Never rejects: without an answer of the store,
 * the configuration and the defaults apply.
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
    // No cached page outlives its theme.
    caching.endsAt(nextSwitch(plans, now));
    const plan = planAt(plans, now);
    return liveTheme(plan ? entryOfPlan(plan) : liveEntryOf(answer), context);
  } catch {
    // The store call has logged its cause, and marked the page as degraded.
    return liveTheme(null, context);
  }
}

/** A scheduled theme as an entry. Its handle is one that Shopify cannot create. */
const entryOfPlan = ({id, texts}: Plan): ThemeEntry => ({handle: `~${id}`, texts});

async function plansOf({schedule}: Pick<ThemeQuery, 'schedule'>, config: AppConfig) {
  const encrypted = schedule?.sealed?.value;
  if (!encrypted) return [];
  const {previewSecret: secret, public: shown} = config;
  const plans = await decryptPlans(encrypted, {secret, shop: shown.shopId});
  if (!plans)
    reportOnce({source: 'the schedule', key: 'sealed', problem: 'cannot be opened'});
  return plans ?? [];
}

/** The theme that shoppers see. */
function liveTheme(live: ThemeEntry | null, context: Context): ShopTheme {
  const resolved = resolveTheme(
    [...sourceOf(live), configurationOf(context)],
    parseContextOf(context),
  );
  resolved.reports.forEach(reportOnce);
  const hasAccent = Boolean(live?.texts.accent_color);
  return {...resolved, live, published: live, shown: live, hasAccent, entries: []};
}

/**
 * The theme of a preview: a draft, an entry of the store, or what shoppers see on its as-of date.
 */
async function previewedTheme(context: Context, state: PreviewState): Promise<ShopTheme> {
  const {storefront, config, now} = context;
  const {published, entries, plans} = await fetchEntries(storefront, config);
  const plan = planAt(plans, now);
  const live = plan ? entryOfPlan(plan) : published;
  const edits = state.view === 'draft' ? state.edits : null;
  const shown = shownEntry(state, entries, live);
  const resolved = resolveTheme(
    [
      ...(edits ? [{name: DRAFT_SOURCE, texts: edits}] : []),
      ...sourceOf(shown),
      configurationOf(context),
    ],
    parseContextOf(context),
  );
  const hasAccent = Boolean(edits?.accent_color || shown?.texts.accent_color);
  return {...resolved, live, published, shown, hasAccent, entries};
}

const sourceOf = (entry: ThemeEntry | null): ThemeSource[] =>
  entry ? [{name: `the entry ${entry.handle}`, texts: entry.texts}] : [];

const configurationOf = ({config, market}: Context): ThemeSource => ({
  name: 'the configuration',
  texts: configuredTexts(config.public, market.tag),
});

const parseContextOf = ({config: {store}}: Context) => ({imageOrigin: store.imageOrigin});

/** The store's themes for staff, uncached. */
interface StoreThemes {
  /** The live entry, which an active plan covers. */
  published: ThemeEntry | null;
  entries: ThemeEntry[];
  plans: Plan[];
  /** Ids of all entries' pictures by their URLs. */
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
    // The store call has logged its cause. A preview without entries is better than none.
    return {published: null, entries: [], plans: []};
  }
}

/** Logs a problem once per isolate: it would repeat on every page. */
export function reportOnce(report: Record<keyof ThemeReport, string>) {
  const key = Object.values(report).join('\n');
  if (loggedValues.has(key)) return;
  loggedValues.add(key);
  log('warn', 'theme.value_ignored', {...report});
}

/** URLs of the font files by font name. Inter is in the stylesheet already. */
export const FONT_FILES: Readonly<Record<string, string>> = {
  Archivo: archivo,
  Oswald: oswald,
  'Source Serif 4': sourceSerif,
};

function fontFace(name: string): string {
  const family = fontNamed(name)?.family;
  const file = FONT_FILES[name];
  if (!family || !file) return '';
  return `@font-face{font-family:"${family}";font-weight:200 900;font-display:swap;src:url("${file}") format("woff2")}`;
}

/** The theme as CSS: custom properties, and a `@font-face` for a font other than Inter. */
export function themeStyles(theme: Pick<Theme, 'accent' | 'radius' | 'font'>): string {
  const declarations = Object.entries(themeVariables(theme)).map(
    ([name, value]) => `--${name}:${value}`,
  );
  return `:root{${declarations.join(';')}}${fontFace(theme.font)}`;
}
