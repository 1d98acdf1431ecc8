export {HEART, SaveButton} from './components/LazySaveButton';
export {SavedPage, SAVED_HEADING} from './components/SavedPage';
