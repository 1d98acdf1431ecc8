export {EndedProductPage, NotFoundPage} from './NotFoundPage';
