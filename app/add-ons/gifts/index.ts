export {GIFT_NOTE} from './components/GiftNote';
export {RECIPIENT_OF_PRODUCT} from './components/LazyRecipient';
