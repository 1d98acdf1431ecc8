export {
  cartJson,
  withCheckoutCampaign,
  cartRedirect,
  changeCart,
  followLink,
  headersWith,
  noticeOf,
  readCart,
} from './server/cart-request.server';
export {readShownLines, LINES_PARAM} from './limits';
export {
  loadLinkedCart,
  readCartLink,
  readDiscountLink,
} from './server/linked-cart.server';
