export {redirectOr404} from './redirect-or-404.server';
