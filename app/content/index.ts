export {ArticleView, BlogView} from './components/BlogView';
export {PolicyListView, TextView} from './components/TextView';
export {policyLinks} from './content';
export {POLICY_HANDLES_FRAGMENT} from './content.documents';
