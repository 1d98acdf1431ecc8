import type {ThemeEntryFragment, ThemeQuery} from 'storefrontapi.generated';

import {BANNER_SEPARATOR} from '~/lib/store-configuration';
import {FIELDS, THEME_KEYS, type ThemeKey, type ThemeTexts} from './fields';
import {chooseEntry, type ThemeEntry} from './theme-entry';
import type {PublicConfig} from '~/server/config';

type EntryField = ThemeEntryFragment['fields'][number];

/** The pictures that a field names: one, or a list. */
function picturesIn({reference, references}: EntryField) {
  return [reference, ...(references?.nodes ?? [])].flatMap((picture) =>
    picture && 'image' in picture && picture.image
      ? [{id: picture.id, url: picture.image.url}]
      : [],
  );
}

/** The field's text, in which pictures are named by their URLs. */
function textOf(field: EntryField): string {
  const isFile = FIELDS[field.key as ThemeKey].type.endsWith('file_reference');
  if (!isFile) return field.value ?? '';
  return picturesIn(field)
    .map(({url}) => url)
    .join(BANNER_SEPARATOR);
}

/** A metaobject entry as texts by key. The store leaves out fields without a value. */
export function entryOf({handle, fields}: ThemeEntryFragment): ThemeEntry {
  const known = new Map(fields.map((field) => [field.key, field]));
  const texts = THEME_KEYS.map((key) => {
    const field = known.get(key);
    return [key, field ? textOf(field) : ''] as const;
  });
  return {handle, texts: Object.fromEntries(texts)};
}

/** Ids of an entry's pictures by their URLs. */
export function picturesOf({fields}: ThemeEntryFragment): [string, string][] {
  return fields.flatMap(picturesIn).map(({id, url}) => [url, id]);
}

/** The entry that shoppers see, out of the two that the query returns; `null` for neither. */
export function liveEntryOf({shop, live}: ThemeQuery): ThemeEntry | null {
  const named = shop.metafield?.reference;
  const isEntry = named && 'fields' in named;
  return chooseEntry(isEntry ? entryOf(named) : null, live ? entryOf(live) : null);
}

/** Links that lead somewhere: a variable that is not set gives none. */
const configured = <Link extends {url: string}>(links: readonly Link[]) =>
  links.filter(({url}) => url !== '');

/** The theme in the worker's environment variables. */
export function configuredTexts(config: PublicConfig): ThemeTexts {
  const {links} = config;
  return {
    accent_color: config.accentColor,
    border_radius: config.borderRadius,
    font: config.font,
    hero_title: `The Official ${config.heroProduct} Clothing Store`,
    hero_subtitle: config.heroSubtitle,
    tagline: config.tagline,
    banners: config.banners,
    icon: config.iconUrl,
    footer_links: JSON.stringify(
      [
        {
          title: 'Support',
          links: [
            {title: 'Sizes & Fit', url: links.sizes},
            {title: 'Shipping & Returns', url: links.shipping},
            {title: 'Contact Us', url: links.contact},
          ],
        },
        {
          title: 'Legal',
          links: [
            {title: 'Privacy Policy', url: links.privacy},
            {title: 'Terms of Service', url: links.terms},
          ],
        },
      ]
        .map((group) => ({...group, links: configured(group.links)}))
        .filter((group) => group.links.length > 0),
    ),
    social_links: JSON.stringify(
      configured([
        {title: 'Videos', url: links.video},
        {title: 'Microblog', url: links.microblog},
      ]),
    ),
    show_rating: String(config.rating !== null),
  };
}
