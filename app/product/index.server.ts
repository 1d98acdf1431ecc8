export {hasUnpublished, isPreOrder, isSoldOut, isTitle, ownerOf} from './options';
export {missingChoiceUrl} from './choice-form';
export {MESSAGES as PRODUCT_MESSAGES} from './messages';
export {HELP_PAGES, loadHelp, loadOfferTerms} from './help.server';
export {availabilityOf, productStructuredData} from './structured-product.server';
export {
  findProduct,
  loadProduct,
  productHead,
  searchOfVariant,
  type LoadedProduct,
} from './product.server';
export {
  colorPosition,
  isNamedColor,
  PICTURES_IN_CART,
  picturesOfColors,
} from './color-pictures.server';
export {allVariants, arrivalSteps, decodeVariants} from './product';
