export {ownerOf} from './options';
export {missingChoiceUrl} from './choice-form';
export {MESSAGES as PRODUCT_MESSAGES} from './messages';
export {loadHelp, loadOfferTerms} from './help.server';
export {productHead} from './product-head.server';
export {availabilityOf, productStructuredData} from './structured-product.server';
export {
  consentOf,
  findProduct,
  loadProduct,
  productSubject,
  reviewsOf,
  searchOfVariant,
  type LoadedProduct,
} from './product.server';
export {ruleName} from './option-words.server';
export {isTitle} from './options';
export {decodeVariants} from './product';
