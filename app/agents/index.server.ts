export {agentsText} from './agents-text.server';
export {forwardCommerce} from './commerce.server';
export {markdownAnswer} from './markdown.server';
export {markdownPage} from './markdown-pages.server';
