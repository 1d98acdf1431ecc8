/**
 * Texts of pickup in a store. Only the worker has them: pages and carts get theirs with their data.
 */
export const MESSAGES = {
  namespace: 'pickup',
  /** Below the button that adds. `time` is the store's: `Usually ready in 2 hours`. */
  ready: ({time, place, also, missing}: PickupParts) =>
    `${time} at ${place}${also && `, also at ${also}`}${missing && `; not at ${missing}`}.`,
  nowhere: 'Not available for pickup right now.',
  /** After that sentence, for what is made for its buyer. */
  making: (days: number) =>
    `Making it takes ${days} working ${days === 1 ? 'day' : 'days'} first.`,
  dialog: {
    title: 'Pick up in store',
    open: 'All pickup locations',
    missing: 'Not available here',
    choose: 'Pick up here',
    chosen: 'You pick up here',
    deliver: 'Have it delivered instead',
    hint: 'Your choice holds for the whole cart. The checkout confirms it.',
    distances: 'Show distances',
    private: 'Your position stays on this device.',
    noPosition: 'Your browser does not say where you are.',
    failed: 'We could not save your choice. Please try again.',
  },
  cart: {
    /** Among other names in a row of the cart. */
    name: 'pickup',
    title: 'Pick up in store',
    label: 'Delivery or pickup',
    delivery: 'Delivery',
    save: 'Save choice',
    saved: 'Your choice of delivery or pickup is saved.',
  },
} as const;

/** The parts of the sentence about a variant that some place has; '' for none. */
interface PickupParts {
  time: string;
  place: string;
  also: string;
  missing: string;
}
