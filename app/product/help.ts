/** Handles of the store's pages that help a shopper decide; also the ids of that help on a product page. */
export const HELP_PAGES = {
  sizes: 'sizes-and-fit',
  shipping: 'shipping-and-returns',
} as const;

/** One piece of help, folded up below the product. */
export interface HelpTopic {
  id: string;
  title: string;
  /** Sanitised HTML. */
  html: string;
}
