import {variablesOf} from '../app/server/config';
import {ADD_ON_SETTINGS} from '../app/shop/settings.server';

/** Every variable of the shop: of the core, and of its add-ons. */
export const variables = variablesOf(ADD_ON_SETTINGS);

/** A variable that is set and has no effect. */
export interface UnknownVariable {
  name: string;
  /** What to do instead, as a sentence. */
  advice: string;
}

const inTheme = (label: string) =>
  `A theme’s “${label}” says it (docs/theme-metaobject.md).`;
const IN_FOOTER_MENU =
  'Put the link into the store’s menu “footer” (Content → Menus), or into a theme.';

const IN_CODE = 'Take it out: the URL is part of the code.';

/** Variables that the shop once had, and their successors. */
const FORMER: ReadonlyMap<string, string> = new Map([
  ['PUBLIC_HERO_PRODUCT', inTheme('Hero title')],
  ['PUBLIC_HERO_SUBTITLE', inTheme('Hero subtitle')],
  ['PUBLIC_BORDER_RADIUS', inTheme('Border radius')],
  ['PUBLIC_FONT', inTheme('Font')],
  ['PUBLIC_COLLECTION_ACCENT_COLOR', 'Set PUBLIC_ACCENT_COLOR.'],
  ['PUBLIC_LINK_SIZES', IN_FOOTER_MENU],
  ['PUBLIC_LINK_SHIPPING', IN_FOOTER_MENU],
  ['PUBLIC_LINK_CONTACT', IN_FOOTER_MENU],
  ['PUBLIC_LINK_PRIVACY', IN_FOOTER_MENU],
  ['PUBLIC_LINK_TERMS', IN_FOOTER_MENU],
  ['KLAVIYO_ORIGIN', IN_CODE],
  ['JUDGEME_ORIGIN', IN_CODE],
  ['META_ORIGIN', IN_CODE],
  [
    'VITALS_SAMPLE',
    'Shopify and Google measure visits (docs/analytics.md#core-web-vitals).',
  ],
]);

/** Of the hosts, their commands, and `shopify hydrogen env pull`; of no effect here, and no mistake. */
const OF_OTHERS =
  /^(?:SESSION_SECRET$|PUBLIC_CUSTOMER_ACCOUNT_API_|PUBLIC_STOREFRONT_API_VERSION$|SHOPIFY_|OXYGEN_|CLOUDFLARE_)/;

/** The variables of a file that the shop does not know. */
export function unknownVariables(names: readonly string[]): UnknownVariable[] {
  return names
    .filter((name) => !(name in variables) && !OF_OTHERS.test(name))
    .map((name) => {
      const nearest = nearestTo(name);
      const otherwise = nearest ? `Did you mean ${nearest}?` : 'Take it out.';
      return {name, advice: FORMER.get(name) ?? otherwise};
    });
}

/** Those of a shell, which has many for other programs: former ones, and misspelled public ones. */
export function unknownInShell(names: readonly string[]): UnknownVariable[] {
  const isMeant = (name: string) =>
    FORMER.has(name) || (name.startsWith('PUBLIC_') && nearestTo(name) !== null);
  return unknownVariables(names.filter(isMeant));
}

/** A name with more wrong letters is no misspelling. */
const MAX_WRONG = 2;

/** The known name that `name` is a misspelling of, its prefix aside; `null` for none. */
function nearestTo(name: string): string | null {
  const [nearest] = Object.keys(variables)
    .map((known) => ({known, wrong: wrongLetters(stem(name), stem(known))}))
    .filter(({known, wrong}) => wrong <= Math.min(MAX_WRONG, stem(known).length / 4))
    .sort((a, b) => a.wrong - b.wrong);
  return nearest?.known ?? null;
}

const stem = (name: string) => name.toUpperCase().replace(/^(?:PUBLIC|PRIVATE)_/, '');

/** Letters to insert, remove or replace until one text is the other (Levenshtein's distance). */
function wrongLetters(one: string, other: string): number {
  let above = Array.from({length: other.length + 1}, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, against] of [...other].entries())
      current.push(
        Math.min(
          (current[column] ?? 0) + 1,
          (above[column + 1] ?? 0) + 1,
          (above[column] ?? 0) + (letter === against ? 0 : 1),
        ),
      );
    above = current;
  }
  return above[other.length] ?? 0;
}
