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

/** Links that lead somewhere: a variable that is not set gives none. */
const configured = <Link extends {url: string}>(links: readonly Link[]) =>
  links.filter(({url}) => url !== '');

/**
 * The theme in the worker's environment variables, and the shop's own texts in the language of
 * `tag`.
 */
export function configuredTexts(config: PublicConfig, tag: string): ThemeTexts {
  const {links, heroSubtitle} = config;
  const messages = messagesIn(tag, MESSAGES);
  const isOwn = heroSubtitle === MESSAGES.heroSubtitle;
  return {
    accent_color: config.accentColor,
    border_radius: config.borderRadius,
    font: config.font,
    hero_title: messages.heroTitle(config.heroProduct),
    hero_subtitle: isOwn ? messages.heroSubtitle : heroSubtitle,
    tagline: config.tagline,
    banners: config.banners,
    icon: config.iconUrl,
    logo: config.logoUrl,
    footer_links: JSON.stringify(
      [
        {
          title: messages.support,
          links: configured([
            {title: messages.sizes, url: links.sizes},
            {title: messages.shipping, url: links.shipping},
            {title: messages.contact, url: links.contact},
          ]),
        },
        {
          title: messages.legal,
          links: configured([
            {title: messages.privacy, url: links.privacy},
            {title: messages.terms, url: links.terms},
          ]),
        },
      ].filter((group) => group.links.length > 0),
    ),
    social_links: JSON.stringify(
      configured([
        {title: messages.videos, url: links.video},
        {title: messages.microblog, url: links.microblog},
      ]),
    ),
    show_rating: String(config.rating !== null),
  };
}
