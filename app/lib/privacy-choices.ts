/** Id of the element in the footer into which analytics render their privacy button. */
export const PRIVACY_CHOICES_ID = 'privacy-choices';
