export {configuredTexts} from './entry-texts.server';
export {FONT_FILES, themeStyles} from './font-files.server';
export {fetchStoreThemes, loadTheme, type ShopTheme} from './theme.server';
export {StaffRefusal, staffThemes, type StaffStore} from './staff-themes.server';
