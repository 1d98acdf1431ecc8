export {listIn, savedLinks, savedView} from './saved.server';
