export {NotifyForm} from './components/LazyNotifyForm';
export {NotifyPage} from './components/NotifyPage';
