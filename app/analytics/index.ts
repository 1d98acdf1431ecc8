export {Analytics} from './Analytics';
export type {PageSubject} from './payload';
