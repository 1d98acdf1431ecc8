export {textFeed, xmlFeed} from './feed-response.server';
export {loadSitemap, loadSitemapIndex} from './sitemap.server';
export {
  gridStructuredData,
  homeStructuredData,
  productPath,
  trailOf,
} from './structured-data.server';
