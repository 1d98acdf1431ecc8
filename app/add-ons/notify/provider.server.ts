/** A consent: the text that the visitor read, and when. */
export interface Consent {
  words: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Keeps e-mail addresses. Saving one twice saves it once. */
export interface Provider {
  /**
   * @param product the number of the variant, and its name for people: `Crest Tee, M`
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

/**
 * Why an e-mail address was not saved: the provider refuses it (`address`) or the shop's
 * credentials or settings (`setup`), or does not answer (`away`). Holds no address.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly kind: 'address' | 'setup' | 'away',
    readonly detail = '',
  ) {
    super(`${kind} ${detail}`.trim());
  }
}
