export {textFeed, xmlFeed} from './feed-response.server';
export {ownRating, structuredRating} from './rating';
export {readSitemapAddress, robotsText} from './sitemap';
export {sharingDescription, stripTags} from './sharing';
export {loadSitemap, loadSitemapIndex} from './sitemap.server';
export {
  articleStructuredData,
  baseOf,
  gridStructuredData,
  homeStructuredData,
  productGraph,
  trailStructuredData,
  type JsonLd,
} from './structured-data';
