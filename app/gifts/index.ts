export {GiftNoteFields} from './components/GiftNoteFields';
export {RecipientFields} from './components/LazyRecipient';
export {NOTE_FIELDS} from './gift-note';
export type {GiftNoteView, RecipientTexts} from './gifts.server';
