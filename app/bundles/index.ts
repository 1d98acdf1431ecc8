export {BUNDLE_FRAGMENT} from './bundles.documents';
export type {Bundle} from './bundles.server';
export {BundleParts} from './components/BundleParts';
