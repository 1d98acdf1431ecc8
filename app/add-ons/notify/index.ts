export {NEWSLETTER, NOTIFY_OF_PRODUCT} from './components/LazyNotifyForm';
export {NotifyPage} from './components/NotifyPage';
