export {ownRating, structuredRating} from './rating';
export {decodeEntities, sharingDescription, stripTags} from './sharing';
export {
  articleStructuredData,
  baseOf,
  homeStructuredData,
  productGraph,
  trailStructuredData,
} from './structured-data';
export {
  VARIANT_PROPERTIES,
  type JsonLd,
  type OfferTerms,
  type StructuredProduct,
  type StructuredVariant,
  type VariantProperty,
} from './structured-product';
