export {printOf, viewOf} from './choice';
export type {PrintHandle} from './components/PrintFields';
export type {Lettering} from './lettering';
export {loadViews, readyViews} from './load-views';
export type {Personalization, Print, Typed} from './personalization';
export type {LinePrinting} from './printed-line';
