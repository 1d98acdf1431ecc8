export {ErrorPage, RouteFailure, NotFound} from './ErrorPage';
export {Shell} from './Shell';
export {StoreHead, useStoreHeadFailed} from './StoreHead';
export {useRootData, type RootData} from './root-data';
