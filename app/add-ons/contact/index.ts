export {ContactView} from './components/ContactView';
