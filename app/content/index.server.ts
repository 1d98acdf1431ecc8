export {
  loadArticle,
  loadBlog,
  loadPage,
  loadPolicies,
  loadPolicy,
} from './content.server';
export {richText} from './rich-text.server';
