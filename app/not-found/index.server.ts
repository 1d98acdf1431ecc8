export {elsewhereOr404} from './elsewhere.server';
export {redirectOr404} from './redirect-or-404.server';
