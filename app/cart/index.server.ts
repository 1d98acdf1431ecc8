export {cartJson, changeCart, headersWith, readCart} from './server/cart-request.server';
export {
  cartRedirect,
  changeByForm,
  followLink,
  noticeOf,
} from './server/plain-form.server';
export {readShownLines, LINES_PARAM} from './limits';
export {readCode} from './extras';
export {BadCartForm} from './server/cart-form.server';
export {loadLinkedCart, readCartLink} from './server/linked-cart.server';
