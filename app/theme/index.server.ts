export {configuredTexts} from './entry-texts.server';
export {
  FONT_FILES,
  themeStyles,
  fetchStoreThemes,
  loadTheme,
  reportOnce,
} from './theme.server';
export {decryptPlans, encryptPlans, type EncryptionSettings} from './schedule.server';
