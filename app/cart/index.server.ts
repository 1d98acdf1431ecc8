export {
  cartJson,
  cartRedirect,
  changeByForm,
  changeCart,
  followLink,
  headersWith,
  noticeOf,
  readCart,
} from './server/cart-request.server';
export {readShownLines, LINES_PARAM} from './limits';
export {readCode} from './extras';
export {BadCartForm} from './server/cart-form.server';
export {loadLinkedCart, readCartLink} from './server/linked-cart.server';
