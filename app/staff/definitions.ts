import {MAX_RADIUS, TEXT_LIMITS} from '~/theme';
import {THEME_FONTS} from '~/theme';

/** A metaobject definition in the Admin API's format. */
export interface ThemeDefinition {
  type: string;
  name: string;
  /** The field that the Shopify admin shows as the entry's name. */
  displayNameKey?: string;
  access: {storefront: 'NONE' | 'PUBLIC_READ'};
  fieldDefinitions: readonly {
    key: string;
    name: string;
    type: string;
    required?: boolean;
    validations?: readonly {name: string; value: string}[];
  }[];
}

/**
 * Metaobject types. The Storefront API shows the first two, which make shoppers' pages; the others are private to the
 * app.
 */
export const TYPES = {
  theme: 'storefront_theme',
  schedule: 'storefront_theme_schedule',
  draft: 'storefront_theme_draft',
  version: 'storefront_theme_version',
  plan: 'storefront_theme_plan',
} as const;

const atMost = (limit: number) => [{name: 'max', value: String(limit)}];
const images = [{name: 'file_type_options', value: '["Image"]'}];
const fonts = JSON.stringify(THEME_FONTS.map(({name}) => name));

const NAME = {
  key: 'name',
  name: 'Name',
  type: 'single_line_text_field',
  required: true,
} as const;
const PAYLOAD = {key: 'payload', name: 'Theme', type: 'json', required: true} as const;

/** The metaobject definitions of themes (docs/theme-metaobject.md). */
export const THEME_DEFINITIONS: readonly ThemeDefinition[] = [
  {
    type: TYPES.theme,
    name: 'Storefront theme',
    access: {storefront: 'PUBLIC_READ'},
    fieldDefinitions: [
      {key: 'accent_color', name: 'Accent color', type: 'color'},
      {
        key: 'border_radius',
        name: 'Border radius',
        type: 'number_integer',
        validations: [{name: 'min', value: '0'}, ...atMost(MAX_RADIUS)],
      },
      {
        key: 'font',
        name: 'Font',
        type: 'single_line_text_field',
        validations: [{name: 'choices', value: fonts}],
      },
      {
        key: 'hero_title',
        name: 'Hero title',
        type: 'single_line_text_field',
        validations: atMost(TEXT_LIMITS.hero_title),
      },
      {
        key: 'hero_subtitle',
        name: 'Hero subtitle',
        type: 'single_line_text_field',
        validations: atMost(TEXT_LIMITS.hero_subtitle),
      },
      {
        key: 'tagline',
        name: 'Tagline',
        type: 'single_line_text_field',
        validations: atMost(TEXT_LIMITS.tagline),
      },
      {
        key: 'announcement',
        name: 'Announcement',
        type: 'single_line_text_field',
        validations: atMost(TEXT_LIMITS.announcement),
      },
      {
        key: 'banners',
        name: 'Banners',
        type: 'list.file_reference',
        validations: images,
      },
      {key: 'icon', name: 'Icon', type: 'file_reference', validations: images},
      {key: 'footer_links', name: 'Footer links', type: 'json'},
      {key: 'social_links', name: 'Social links', type: 'json'},
      {key: 'show_rating', name: 'Show rating', type: 'boolean'},
    ],
  },
  {
    type: TYPES.schedule,
    name: 'Storefront theme schedule (sealed)',
    access: {storefront: 'PUBLIC_READ'},
    fieldDefinitions: [
      {key: 'sealed', name: 'Sealed', type: 'multi_line_text_field', required: true},
    ],
  },
  {
    type: TYPES.draft,
    name: 'Storefront theme draft',
    displayNameKey: 'name',
    access: {storefront: 'NONE'},
    fieldDefinitions: [
      NAME,
      {
        key: 'revision',
        name: 'Revision',
        type: 'single_line_text_field',
        required: true,
      },
      PAYLOAD,
    ],
  },
  {
    type: TYPES.version,
    name: 'Storefront theme, published',
    displayNameKey: 'name',
    access: {storefront: 'NONE'},
    fieldDefinitions: [
      NAME,
      {key: 'published_at', name: 'Published', type: 'date_time', required: true},
      PAYLOAD,
    ],
  },
  {
    type: TYPES.plan,
    name: 'Storefront theme, planned',
    displayNameKey: 'name',
    access: {storefront: 'NONE'},
    fieldDefinitions: [
      NAME,
      {key: 'starts_at', name: 'Starts', type: 'date_time', required: true},
      {key: 'ends_at', name: 'Ends', type: 'date_time'},
      PAYLOAD,
    ],
  },
];
