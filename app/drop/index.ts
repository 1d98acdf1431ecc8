export {Opening, OpensAt} from './components/LazyOpening';
export {OPENING_FRAGMENT} from './drop.documents';
