/** A consent: the merchant's words as the visitor read them, and when. */
export interface Consent {
  words: string;
  /** Epoch milliseconds. */
  at: number;
}

/** A product that somebody waits for. */
export interface Awaited {
  /** Number of the variant. */
  variant: string;
  /** For people: `Crest Tee, M`. */
  name: string;
  topic: 'back' | 'opens';
}

/** Where addresses go. Noting one twice is noting it once. */
export interface Carrier {
  /** @throws CarrierError when it is not noted for certain */
  awaitProduct(email: string, awaited: Awaited, consent: Consent): Promise<void>;
  /** @throws CarrierError when it is not noted for certain */
  subscribe(email: string, consent: Consent): Promise<void>;
}

/**
 * Why an address was not noted. `address`: the service does not take it as one; `setup`: the shop is not let in, or asks for what
 * is not there; `away`: no answer, or too busy. Holds no address.
 */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';

  constructor(
    readonly kind: 'address' | 'setup' | 'away',
    readonly detail = '',
  ) {
    super(`${kind} ${detail}`.trim());
  }
}
