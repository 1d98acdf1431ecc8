export {BUNDLE_FRAGMENT} from './bundles.documents';
