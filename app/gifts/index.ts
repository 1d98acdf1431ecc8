export {GiftNoteFields, RecipientFields} from './components/LazyGifts';
export {NOTE_FIELDS} from './gift-note';
export type {GiftNoteView, RecipientTexts} from './gifts.server';
