export {PreviewGate} from './panel/PreviewGate';
export type {PreviewData} from './preview-data';
