export {GiftNote} from './components/GiftNote';
export {RecipientFields} from './components/LazyRecipient';
export type {GiftNoteView, RecipientTexts} from './index.server';
