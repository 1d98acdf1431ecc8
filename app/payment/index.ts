export {PaymentMarks} from './components/PaymentMarks';
export {ShopPayOnProduct} from './components/ShopPay';
export {SHOP_PAY_MESSAGES} from './messages';
export {shopPayCheckout, type Payment} from './payment';
export {usePayment} from './use-payment';
