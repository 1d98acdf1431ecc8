export {addressOfMissingChoice} from './choice-form';
export {MESSAGES as PRODUCT_MESSAGES} from './messages';
export {loadHelp} from './help.server';
export {productHead, productStructuredData} from './product-head.server';
export {
  consentOf,
  findProduct,
  loadProduct,
  productSubject,
  reviewsOf,
  searchOfVariant,
} from './product.server';
export {ruleName} from './option-words.server';
