export {loadSearch, loadSuggestions} from './search.server';
