export {textFeed, xmlFeed, loadSitemap, loadSitemapIndex} from './sitemap.server';
export {readSitemapPath, robotsText} from './sitemap';
