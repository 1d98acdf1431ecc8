export {PaymentMarks} from './components/PaymentMarks';
export {ShopPayOnProduct} from './components/ShopPay';
export {MESSAGES as SHOP_PAY_MESSAGES} from './messages';
export {shopPayCheckout, type Payment} from './payment';
export {usePayment} from './use-payment';
