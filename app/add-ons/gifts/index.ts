export {GiftNote} from './components/GiftNote';
export {RecipientFields} from './components/LazyRecipient';
export type {RecipientTexts} from './index.server';
