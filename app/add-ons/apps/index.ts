export {APPS} from './Apps';
export {CHOICE_EVENTS} from './product-events';
