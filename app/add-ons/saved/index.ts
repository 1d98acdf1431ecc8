export {HEART, HEART_OF_PRODUCT} from './components/LazySaveButton';
export {SAVED_PAGE} from './list';
export {SAVED_LINK} from './components/SavedLink';
export {SavedPage, SAVED_HEADING} from './components/SavedPage';
