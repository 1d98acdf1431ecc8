export {ANALYTICS} from './Analytics';
