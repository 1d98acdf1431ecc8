export {SearchButton} from './components/SearchButton';
export {SearchDialog} from './components/SearchDialog';
export {SearchPage} from './components/SearchPage';
