export {THEME_FONTS} from './fonts';
export {MAX_RADIUS} from './parse-fields';
export {resolveTheme, type ResolvedTheme, type ThemeSource} from './resolve-theme';
export {DRAFT_SOURCE, shownEntry} from './theme-entry';
export {contrastResults, themeVariables} from './variables';
