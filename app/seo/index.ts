export {HIDDEN_FRAGMENT, isHidden} from './hidden.documents';
export {
  errorMeta,
  missingMeta,
  pageMeta,
  pageTexts,
  rootDataOf,
  textMeta,
  type PageMeta,
  type SiteData,
} from './head';
export type {Rating} from './rating';
export {PAGE_TEXTS} from './messages';
export type {Availability} from './structured-product';
