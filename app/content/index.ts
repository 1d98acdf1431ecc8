export {ArticleView, BlogView, PolicyListView, TextView} from './components/TextView';
export {POLICY_HANDLES_FRAGMENT} from './content.documents';
