export {ownRating, structuredRating} from './rating';
export {sharingDescription, stripTags} from './sharing';
export {
  articleStructuredData,
  baseOf,
  gridStructuredData,
  homeStructuredData,
  productGraph,
  trailStructuredData,
  type JsonLd,
} from './structured-data';
