export {RecipientFields} from './components/LazyRecipient';
export {MAX_GIFT_NOTE, NOTE_FIELDS} from './gift-note';
export {GIFT_CARD_KEYS} from './recipient';
export type {GiftNoteView, RecipientTexts} from './index.server';
