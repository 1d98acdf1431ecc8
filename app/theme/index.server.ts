export {configuredTexts} from './entry-texts.server';
export {FONT_FILES, themeStyles} from './font-files.server';
export {loadTheme, type ShopTheme} from './theme.server';
