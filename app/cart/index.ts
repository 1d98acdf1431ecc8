export {
  CartProvider,
  useAppliedChanges,
  useCartSnapshot,
  useHeldQuantity,
  useSaid,
  useVisitorCountry,
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
  OPTION_FIELD_PREFIX,
  type CartImage,
  type CartLineView,
  type CartView,
} from './cart';
export type {ShownLine} from './client/shown-cart';
