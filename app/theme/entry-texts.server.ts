import type {ThemeEntryFragment, ThemeQuery} from 'storefrontapi.generated';

import {BANNER_SEPARATOR} from '~/lib/store-configuration';
import {chooseEntry, type ThemeEntry} from './theme-entry';
import type {ThemeTexts} from '~/lib/theme';
import type {PublicConfig} from '~/server/config';

/** A metaobject entry as texts by key, with picture references resolved to URLs. */
export function entryOf(entry: ThemeEntryFragment): ThemeEntry {
  const banners = entry.banners?.references?.nodes ?? [];
  return {
    handle: entry.handle,
    texts: {
      accent_color: entry.accentColor?.value ?? '',
      border_radius: entry.borderRadius?.value ?? '',
      font: entry.font?.value ?? '',
      hero_title: entry.heroTitle?.value ?? '',
      hero_subtitle: entry.heroSubtitle?.value ?? '',
      tagline: entry.tagline?.value ?? '',
      announcement: entry.announcement?.value ?? '',
      banners: banners.flatMap(({image}) => image?.url ?? []).join(BANNER_SEPARATOR),
      icon: entry.icon?.reference?.image?.url ?? '',
      footer_links: entry.footerLinks?.value ?? '',
      social_links: entry.socialLinks?.value ?? '',
      show_rating: entry.showRating?.value ?? '',
    },
  };
}

/** Ids of an entry's pictures by their URLs. */
export function picturesOf({banners, icon}: ThemeEntryFragment): [string, string][] {
  const pictures = [...(banners?.references?.nodes ?? []), icon?.reference];
  return pictures.flatMap((picture) =>
    picture && 'id' in picture && picture.image
      ? [[picture.image.url, picture.id] as [string, string]]
      : [],
  );
}

/** The entry that shoppers see, out of the two that the query returns; `null` for neither. */
export function liveEntryOf({shop, live}: ThemeQuery): ThemeEntry | null {
  const named = shop.metafield?.reference;
  const isEntry = named && 'handle' in named;
  return chooseEntry(isEntry ? entryOf(named) : null, live ? entryOf(live) : null);
}

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
    footer_links: JSON.stringify([
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
    ]),
    social_links: JSON.stringify([
      {title: 'Videos', url: links.video},
      {title: 'Microblog', url: links.microblog},
    ]),
    show_rating: String(config.rating !== null),
  };
}
