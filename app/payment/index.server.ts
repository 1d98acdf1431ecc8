export {paymentOf} from './payment.server';
