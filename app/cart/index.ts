export {
  CartProvider,
  useAppliedChanges,
  useCartSnapshot,
  useHeldQuantity,
  usePickup,
  useVisitorCountry,
} from './client/cart-context';
export {AddToCartForm} from './components/AddToCartForm';
export {CartButton} from './components/CartButton';
export {CartDrawer} from './components/CartDrawer';
export {CartPage} from './components/CartPage';
export {PaymentMarks, ShopPayOnProduct} from './components/Payment';
export {CartLinkPage, DiscountLinkPage} from './components/LinkPages';
export {paymentOf} from './payment';
export {countItems, OPTION_FIELD_PREFIX, type CartLineView, type CartView} from './cart';
