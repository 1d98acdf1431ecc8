export {
  linkUrl,
  listIn,
  parsed,
  plainText,
  type LinkGroup,
  type Parsed,
  type ThemeLink,
} from './parse-text';
export {
  bytesOf,
  HOME_PAGE,
  isInReach,
  isShownAt,
  MAX_ARRANGEMENT_BYTES,
  MAX_PINNED,
  MAX_SECTIONS,
  NO_ARRANGEMENT,
  PLACES,
  readArrangement,
  readInstant,
  writeArrangement,
  type Arrangement,
  type HomeGrid,
  type Place,
  type StoredSection,
} from './arrangement';
export {
  FIELDS,
  MAX_BANNERS,
  MAX_RADIUS,
  readTexts,
  THEME_FONTS,
  THEME_KEYS,
  type FontFile,
  type Theme,
  type ThemeKey,
  type ThemeTexts,
} from './fields';
export type {Plan} from './schedule.server';
export {
  DRAFT_SOURCE,
  LIVE_HANDLE,
  resolveTheme,
  shownEntry,
  shownTheme,
  type ThemeSources,
} from './resolve-theme';
export {contrastResults, themeVariables} from './variables';
