export {errorMeta, missingMeta} from './error-meta';
export {jsonLdGraph, type JsonLd} from './json-ld';
export {breadcrumbList} from './lists';
export {gridPath, pageMeta, rootDataOf, type PageMeta} from './page-meta';
export {product, type Availability} from './product';
export {structuredRating} from './rating';
export {robotsText} from './robots';
export {sharingDescription, stripTags} from './sharing';
export {readSitemapAddress} from './sitemap';
