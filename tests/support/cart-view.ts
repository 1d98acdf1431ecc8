import type {CartLineView, CartView} from '../../app/cart/cart';

const money = {amount: '1.0', currencyCode: 'USD'};

/** A line whose key, title and merchandise are `title`. */
export const lineView = (
  title: string,
  quantity: number,
  more: Partial<CartLineView> = {},
): CartLineView => ({
  merchandiseId: title,
  attributes: [],
  sellingPlanId: null,
  key: title,
  id: `line ${title}`,
  handle: null,
  title,
  variantTitle: null,
  image: null,
  quantity,
  total: money,
  unitPrice: money,
  unitCompareAt: null,
  inStock: null,
  minimum: 1,
  maximum: null,
  increment: 1,
  ...more,
});

/** A cart with these lines, named `cart`. */
export const cartView = (
  lines: readonly CartLineView[],
  more: Partial<CartView> = {},
): CartView => ({
  id: 'cart',
  webUrl: 'https://checkout.example',
  country: null,
  lines,
  subtotal: money,
  total: money,
  tax: null,
  deductions: [],
  extras: {discountCodes: [], giftCards: [], note: '', said: {}},
  ...more,
});
