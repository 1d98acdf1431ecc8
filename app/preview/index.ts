export {PreviewGate} from './components/PreviewGate';
export type {PreviewData} from './preview-data';
