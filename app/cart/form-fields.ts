/** Prefix of form fields that carry a chosen option: `option:Size`. */
export const OPTION_FIELD_PREFIX = 'option:';

/** Form field of a button that stands for an absolute quantity; it goes before the field `quantity`. */
export const TARGET_FIELD = 'target';
