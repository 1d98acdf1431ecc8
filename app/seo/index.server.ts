export {ownRating, structuredRating} from './rating';
export {sharingDescription, stripTags} from './sharing';
export {
  articleStructuredData,
  baseOf,
  gridStructuredData,
  homeStructuredData,
  productGraph,
  trailStructuredData,
} from './structured-data';
export {
  VARIANT_PROPERTIES,
  type JsonLd,
  type OfferTerms,
  type StructuredVariant,
  type VariantProperty,
} from './structured-product';
