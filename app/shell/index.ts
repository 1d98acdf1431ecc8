export {ErrorPage, RouteFailure} from './ErrorPage';
export {NotFound} from './NotFound';
export {Shell} from './Shell';
export {StoreHead, useStoreHeadFailed} from './StoreHead';
export {useRootData, type RootData} from './root-data';
