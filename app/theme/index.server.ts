export {configuredTexts} from './entry-texts.server';
export {
  FONT_FILES,
  themeStyles,
  fetchStoreThemes,
  loadTheme,
  reportOnce,
  type ShopTheme,
} from './theme.server';
export {openPlans, sealPlans, type SealSettings} from './schedule.server';
