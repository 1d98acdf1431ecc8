export const MESSAGES = {
  namespace: 'apps',
  /** Stands for what an app adds until the store has answered what it is. */
  item: 'An item',
  note: 'Note',
  /** What an app has noted at the order. */
  attributes: 'Order details',
} as const;
