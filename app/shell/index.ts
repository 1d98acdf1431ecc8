export {ErrorPage, RouteFailure} from './ErrorPage';
export {NotFound} from './NotFound';
export {Shell} from './Shell';
export {StoreHead} from './StoreHead';
export {useRootData, type RootData} from './root-data';
export {useStoreConfigurationFailed} from './useStoreConfiguration';
