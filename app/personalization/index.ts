export type {PrintHandle} from './components/PrintFields';
export type {Lettering, LinePrinting} from './lettering';
export {loadViews, readyViews} from './load-views';
export {printOf, viewOf, type Personalization, type Typed} from './personalization';
