export {SearchButton, SearchDialog, SearchForm} from './components/SearchForm';
export {SearchPage} from './components/SearchPage';
