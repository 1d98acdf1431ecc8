export {PaymentMarks, ShopPayOnProduct, usePayment} from './components/Payment';
export {MESSAGES as SHOP_PAY_MESSAGES} from './messages';
export {paymentOf, shopPayCheckout} from './payment';
