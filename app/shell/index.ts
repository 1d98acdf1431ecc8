export {ErrorPage, RouteFailure} from './ErrorPage';
export {EndedProductPage, NotFoundPage} from './NotFoundPage';
export {AroundPage, Shell} from './Shell';
export {StoreHead, useStoreHeadFailed} from './StoreHead';
export {useRootData, type RootData} from './root-data';
