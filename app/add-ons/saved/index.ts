export {HEART, SaveButton} from './components/LazySaveButton';
export {SAVED_PAGE} from './list';
export {SavedPage, SAVED_HEADING} from './components/SavedPage';
