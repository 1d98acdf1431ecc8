import {TYPES} from '../../app/staff/admin.documents';
import {FIELDS, THEME_KEYS} from '../../app/theme';

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
    fieldDefinitions: THEME_KEYS.map((key) => {
      const {label: name, type, validations} = FIELDS[key];
      return {key, name, type, ...(validations && {validations})};
    }),
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
  {
    type: TYPES.work,
    name: 'Storefront sections, in work',
    access: {storefront: 'NONE'},
    fieldDefinitions: [
      {key: 'text', name: 'Text', type: 'multi_line_text_field', required: true},
    ],
  },
];
