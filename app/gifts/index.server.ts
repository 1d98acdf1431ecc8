export {MAX_GIFT_NOTE, readGiftNote, withGiftNote} from './gift-note';
export {
  checkedRecipient,
  GIFT_TAG,
  giftFilterTexts,
  giftNoteView,
  hasRecipient,
  recipientLabels,
  recipientTexts,
} from './gifts.server';
export {GIFT_CARD_KEYS} from './recipient';
