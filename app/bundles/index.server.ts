export {bundleOf} from './bundles.server';
