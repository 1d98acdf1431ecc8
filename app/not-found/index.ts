export {EndedPage, NotFoundPage} from './NotFoundPage';
