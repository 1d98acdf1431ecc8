export {hasUnpublished, isPreOrder, isSoldOut, isTitle, ownerOf} from './options';
export {missingChoiceUrl} from './choice-form';
export {MESSAGES as PRODUCT_MESSAGES} from './messages';
export {loadHelp, loadOfferTerms} from './help.server';
export {availabilityOf, productStructuredData} from './structured-product.server';
export {
  findProduct,
  loadProduct,
  productHead,
  searchOfVariant,
  type LoadedProduct,
} from './product.server';
export {colorsOfMedia, imageOfChoice} from './gallery';
export {ruleName} from './option-words.server';
export {allVariants, arrivalSteps, decodeVariants} from './product';
