export {missingPage} from './missing-page.server';
export {loadRoot} from './root.server';
