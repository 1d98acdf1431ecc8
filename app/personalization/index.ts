export {printOf, viewOf} from './choice';
export type {PrintHandle} from './components/PrintFields';
export {type Lettering, type LinePrinting} from './lettering';
export {loadViews, readyViews} from './load-views';
export type {Personalization, Typed} from './personalization';
