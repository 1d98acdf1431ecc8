export {loadSearch} from './search.server';
export {loadSuggestions} from './suggestions.server';
