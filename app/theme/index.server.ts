import type {ThemeQuery} from 'storefrontapi.generated';
import shirt from '@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-800-normal.woff2?url';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import oswald from '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

import inter from '~/fonts/inter-latin.woff2?url';
import type {AppConfig} from '~/server/config';
import type {AppContext} from '~/server/context';
import {logOnce} from '~/server/log';

import {configuredTexts, entryOf, liveEntryOf, picturesOf} from './entry-texts.server';
import {shownTheme, type ThemeEntry, type ThemeReport} from './resolve-theme';
import {decryptPlans, nextSwitch, planAt, type Plan} from './schedule.server';
import {THEME_ENTRIES_QUERY, THEME_QUERY} from './theme.documents';
import {familyOf, LETTERING, type FontFile, type Theme} from './fields';
import {themeVariables} from './variables';

export {configuredTexts} from './entry-texts.server';
export {decryptPlans, encryptPlans} from './schedule.server';

const loaded = new WeakMap<object, ReturnType<typeof fetchTheme>>();

/**
 * The request's theme, fetched once for all loaders. Never rejects: without an answer of the store,
 * the configuration and the defaults apply.
 */
export function loadTheme(context: AppContext): ReturnType<typeof fetchTheme> {
  const known = loaded.get(context.caching);
  if (known) return known;
  const theme = fetchTheme(context);
  loaded.set(context.caching, theme);
  return theme;
}

async function fetchTheme(context: AppContext) {
  const {preview, config, market, caching, now} = context;
  const {published, entries, plans} = await fetchSources(context).catch(
    // The store call has logged its cause, and marked the page as degraded.
    () => ({published: null, entries: [], plans: []}),
  );
  // No cached page outlives its theme.
  caching.endsAt(nextSwitch(plans, now));
  const plan = planAt(plans, now);
  const live = plan ? entryOfPlan(plan) : published;
  const fallback = configuredTexts(config.public, market.tag);
  const {theme, reports, edits, entry} = shownTheme(preview?.state, {
    live,
    entries,
    fallback,
    imageOrigin: config.store.imageOrigin,
  });
  if (!preview) reports.forEach(reportOnce);
  const hasAccent = [edits, entry?.texts, fallback].some((texts) => texts?.accent_color);
  return {
    theme,
    /** What shoppers see at the request's instant: the active plan, else the live entry. */
    live,
    /** The live entry; `null` for none. */
    published,
    /** Whether the merchant has chosen the accent color. */
    hasAccent,
    /** Every entry of the store; for previews only. */
    entries,
  };
}

/** The themes of the store: for shoppers the live one alone. */
async function fetchSources({storefront, config, preview}: AppContext) {
  if (preview) return fetchStoreThemes(storefront, config);
  const answer = await storefront.query(THEME_QUERY);
  const plans = await plansOf(answer, config);
  return {published: liveEntryOf(answer), entries: [], plans};
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

/** @throws StoreError, which the call has logged */
export async function fetchStoreThemes(
  storefront: AppContext['storefront'],
  config: AppConfig,
) {
  const answer = await storefront.query(THEME_ENTRIES_QUERY, {
    cache: storefront.CacheNone(),
  });
  const {nodes} = answer.metaobjects;
  const named = answer.shop.metafield?.reference;
  const all = [...nodes, answer.live, named && 'handle' in named ? named : null];
  return {
    published: liveEntryOf(answer),
    entries: nodes.map(entryOf),
    plans: await plansOf(answer, config),
    /** Ids of all entries' pictures by their URLs. */
    pictures: new Map(all.flatMap((entry) => (entry ? picturesOf(entry) : []))),
  };
}

export const reportOnce = (report: Record<keyof ThemeReport, string>) =>
  logOnce('warn', 'theme.value_ignored', {...report});

const latin = (font: string, file: string): FontFile[] => [
  {family: familyOf(font), weight: '200 900', file},
];

/** What the lettering is used for: Latin of the shop's languages, with their marks. */
const LETTERED = 'U+0000-00FF, U+0152-0153, U+2013-2014, U+2018-201E, U+2026, U+20AC';

/** The files of themes' fonts, all of them Latin only, by font name. */
export const FONT_FILES: Readonly<Record<string, readonly FontFile[]>> = {
  // Without the weights and features that no style asks for (tools/fonts/inter.ts).
  Inter: [
    {family: familyOf('Inter'), weight: '400 900', file: inter},
    {
      family: LETTERING,
      weight: '800',
      file: shirt,
      range: LETTERED,
    },
  ],
  Archivo: latin('Archivo', archivo),
  Oswald: latin('Oswald', oswald),
  'Source Serif 4': latin('Source Serif 4', sourceSerif),
};

function fontFace({family, weight, file, range}: FontFile): string {
  const src = `url("${file}") format("woff2")`;
  return (
    `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${src}` +
    `${range ? `;unicode-range:${range}` : ''}}`
  );
}

/**
 * The theme as CSS: custom properties, and behind them the faces of its fonts. A preview shows them
 * as soon as they come; for shoppers a script declares them (app/server/document/fonts.ts).
 */
export function themeStyles(
  theme: Pick<Theme, 'accent' | 'second' | 'radius' | 'font'>,
  isPreview: boolean,
): string {
  const declarations = Object.entries(themeVariables(theme)).map(
    ([name, value]) => `--${name}:${value}`,
  );
  const faces = (FONT_FILES[theme.font] ?? []).map(fontFace).join('');
  const declared = isPreview ? faces : `@media (scripting:none){${faces}}`;
  return `:root{${declarations.join(';')}}${declared}`;
}
