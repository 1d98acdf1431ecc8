/** A consent: the text that the visitor read, and when. */
export interface Consent {
  words: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Keeps e-mail addresses. Saving one twice saves it once. */
export interface Provider {
  /** Whether a whole product can be waited for, and not variants alone. */
  takesProducts: boolean;
  /**
   * @param product the number of the variant, or `product-NUMBER` where the provider takes those,
   *   and its name for people: `Crest Tee, M`
   * @throws ProviderError unless it was saved
   */
  subscribeToProduct(
    email: string,
    product: {variant: string; name: string; topic: 'back' | 'opens'},
    consent: Consent,
  ): Promise<void>;
  /** @throws ProviderError unless it was saved */
  subscribe(email: string, consent: Consent): Promise<void>;
}
