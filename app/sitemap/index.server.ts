export {textFeed, xmlFeed, loadSitemap, loadSitemapIndex} from './sitemap.server';
export {readSitemapAddress, robotsText} from './sitemap';
