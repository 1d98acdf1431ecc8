export {GiftNoteFields} from './components/GiftNoteFields';
export {RecipientFields} from './components/LazyRecipient';
export {NOTE_FIELDS} from './gift-note';
export {GIFT_CARD_KEYS} from './recipient';
export type {GiftNoteView, RecipientTexts} from './index.server';
