export {NotifyForm} from './components/LazyNotifyForm';
export {NotifyPage} from './components/NotifyPage';
export {MESSAGES as NOTIFY_MESSAGES} from './messages';
export type {Topic} from './request';
