export {SearchButton, SearchDialog} from './components/SearchDialog';
export {SearchForm} from './components/SearchForm';
export {SearchPage} from './components/SearchPage';
