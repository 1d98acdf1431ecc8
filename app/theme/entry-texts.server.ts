import type {ThemeEntryFragment, ThemeQuery} from 'storefrontapi.generated';

import {BANNER_SEPARATOR} from '~/lib/store-configuration';
import {messagesIn} from '~/lib/messages';

import {FIELDS, THEME_KEYS, type ThemeKey, type ThemeTexts} from './fields';
import {MESSAGES} from './messages';
import type {ThemeEntry} from './resolve-theme';
import type {PublicConfig} from '~/server/config';

type EntryField = ThemeEntryFragment['fields'][number];

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

export function picturesOf({fields}: ThemeEntryFragment): [string, string][] {
  return fields.flatMap(picturesIn).map(({id, url}) => [url, id]);
}

/**
 * The entry that shoppers see: the one in the shop's metafield, else the one called `live`; `null`
 * for neither.
 */
export function liveEntryOf({shop, live}: ThemeQuery): ThemeEntry | null {
  const named = shop.metafield?.reference;
  const entry = named && 'fields' in named ? named : live;
  return entry ? entryOf(entry) : null;
}

/**
 * The theme in the worker's environment variables, and the shop's own texts in the language of
 * `tag`.
 */
export function configuredTexts(config: PublicConfig, tag: string): ThemeTexts {
  const {links} = config;
  const messages = messagesIn(tag, MESSAGES);
  return {
    accent_color: config.accentColor,
    hero_title: messages.heroTitle(config.storeName),
    hero_subtitle: messages.heroSubtitle,
    tagline: config.tagline,
    banners: config.banners,
    icon: config.iconUrl,
    logo: config.logoUrl,
    social_links: JSON.stringify(
      [
        {title: messages.videos, url: links.video},
        {title: messages.microblog, url: links.microblog},
      ].filter(({url}) => url !== ''),
    ),
    show_rating: String(config.rating !== null),
  };
}
