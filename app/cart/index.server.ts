export {changeCart, readCart} from './cart-request.server';
export {cartJson, cartRedirect, headersWith, remarkOf} from './cart-response.server';
export {loadLinkedCart} from './linked-cart.server';
