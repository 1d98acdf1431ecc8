export {
  CartProvider,
  openCart,
  useAppliedChanges,
  useCart,
  useCartStore,
  useHeldQuantity,
  useSay,
} from './client/cart-context';
export {AddToCartForm, type LineSaid} from './components/AddToCartForm';
export {CartButton} from './components/CartButton';
export {CartDrawer} from './components/CartDrawer';
export {SaidForm} from './components/ExtraForm';
export {CartPage} from './components/CartPage';
export {LineForm} from './components/LineForm';
export {PaymentMarks, ShopPayOnProduct} from './components/Payment';
export {CartLinkPage, DiscountLinkPage} from './components/LinkPages';
export {paymentOf, type Payment} from './payment';
export {
  countItems,
  EXTRA_KEYS,
  isSameCode,
  lineKey,
  OPTION_FIELD_PREFIX,
  type CartChange,
  type CartImage,
  type CartLineView,
  type CartMessage,
  type CartView,
  type LineAttribute,
  type LineIdentity,
} from './cart';
export type {CartState} from './client/cart-state';
export type {CartStore, Wanted} from './client/cart-store';
export {changeOf, isUnreachable, type ShownLine} from './client/shown-cart';
