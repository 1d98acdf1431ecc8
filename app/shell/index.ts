export {ErrorPage, NotFound, RouteFailure} from './ErrorPage';
export {AroundPage, Shell} from './Shell';
export {StoreHead, useStoreHeadFailed} from './StoreHead';
export {useRootData, type RootData} from './root-data';
