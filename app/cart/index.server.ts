export {
  cartJson,
  cartRedirect,
  changeCart,
  headersWith,
  noticeOf,
  readCart,
} from './cart-request.server';
export {KEEPS_CURRENT_PARAM, readShownLines, LINES_PARAM} from './limits';
export {loadLinkedCart, readCartLink, readDiscountLink} from './linked-cart.server';
