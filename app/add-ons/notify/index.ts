export {NEWSLETTER, NOTIFY_OF_PRODUCT} from './components/LazyNotifyForm';
export {NOTIFY_PAGE} from './request';
export {NotifyPage} from './components/NotifyPage';
