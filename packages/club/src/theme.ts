/**
 * The storefront's themes: metaobjects of type `storefront_theme`. The shop's metafield
 * `storefront.theme` names the live one; the others are drafts for staff to preview.
 */
import type {
  ImageData,
  MetaobjectData,
  MetaobjectFieldData,
} from '@quillhaven/local-store';
import {worn, type WornPicture} from './worn';

export const liveThemeId = 11_001;

interface ThemeSpec {
  accent: string;
  second?: string;
  radius: number;
  font: string;
  heroTitle: string;
  heroSubtitle: string;
  tagline: string;
  hours?: string;
  announcement?: string;
  /** The first banner, of people who wear the goods. */
  worn?: WornPicture;
  banners: {file: string; altText: string}[];
  showRating: boolean;
}

function theme(
  id: number,
  handle: string,
  updatedAt: string,
  spec: ThemeSpec,
): MetaobjectData {
  const text = (key: string, value: string, type = 'single_line_text_field') => ({
    key,
    type,
    value,
  });
  const fields: MetaobjectFieldData[] = [
    text('accent_color', spec.accent, 'color'),
    text('second_color', spec.second ?? '', 'color'),
    text('border_radius', String(spec.radius), 'number_integer'),
    text('font', spec.font),
    text('hero_title', spec.heroTitle),
    text('hero_subtitle', spec.heroSubtitle),
    text('tagline', spec.tagline),
    text('opening_hours', spec.hours ?? ''),
    text('announcement', spec.announcement ?? ''),
    {
      key: 'banners',
      type: 'list.file_reference',
      value: '',
      images: [...(spec.worn ? [worn(spec.worn)] : []), ...spec.banners.map(banner)],
    },
    {
      key: 'icon',
      type: 'file_reference',
      value: '',
      image: {path: 'brand/icon.webp', altText: null, width: 512, height: 512},
    },
    // Links of the footer are the shop's own settings: they lead to this store's pages, wherever it listens.
    text('show_rating', String(spec.showRating), 'boolean'),
  ];
  return {id, type: 'storefront_theme', handle, fields, updatedAt};
}

function banner({file, altText}: {file: string; altText: string}): ImageData {
  return {path: `banners/${file}.webp`, altText, width: 1600, height: 800};
}

/** The live theme and two seasonal drafts. */
export const themes: MetaobjectData[] = [
  theme(liveThemeId, 'live', '2026-08-14T09:30:00Z', {
    accent: '#0f6e6e',
    second: '#c8963e',
    radius: 8,
    font: 'Inter',
    heroTitle: 'The Official Quillhaven Herons Clothing Store',
    heroSubtitle:
      'Petrol and brass from the harbour, made for wind, rain and extra time.',
    tagline: 'Stand still. Strike once.',
    hours: 'Harbour Road Club Shop: Monday to Saturday, 10 am to 6 pm',
    worn: 'stand-at-dusk',
    banners: [
      {
        file: 'rail',
        altText: 'Sweatshirt, hoodie, shirt and jacket of the Herons on a rail',
      },
      {
        file: 'kit-room',
        altText: 'Match shirts, a scarf and a cap laid out in the kit room',
      },
      {file: 'archive', altText: 'A folded hoodie, shirt and sweatshirt with old crests'},
    ],
    showRating: true,
  }),
  theme(11_002, 'winter-nights', '2026-09-02T16:05:00Z', {
    accent: '#c8963e',
    radius: 2,
    font: 'Inter',
    heroTitle: 'Under the Floodlights',
    heroSubtitle: 'Heavy fleece and lambswool for the Tuesday nights that count double.',
    tagline: 'Breath you can see.',
    announcement: 'Order by Thursday noon for Saturday’s match.',
    banners: [
      {file: 'floodlights', altText: 'Hoodies and a shirt on the rail after dark'},
      {file: 'winter', altText: 'Beanies, a folded hoodie and a scarf'},
    ],
    showRating: true,
  }),
  theme(11_003, 'spring-tide', '2026-09-11T11:20:00Z', {
    accent: '#2f5d8a',
    radius: 16,
    font: 'Inter',
    heroTitle: 'Spring Tide',
    heroSubtitle: 'Light jersey and sea colors for the run-in.',
    tagline: 'High water at three.',
    banners: [
      {file: 'archive', altText: 'A folded hoodie, shirt and sweatshirt with old crests'},
    ],
    showRating: false,
  }),
];
