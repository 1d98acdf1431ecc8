export {textFeed, xmlFeed} from './feed-response.server';
export {readSitemapAddress, robotsText} from './sitemap';
export {loadSitemap, loadSitemapIndex} from './sitemap.server';
