/** Id of the place at the end of the page where analytics, if there are any, let a visitor decide anew. */
export const PRIVACY_CHOICES_ID = 'privacy-choices';
