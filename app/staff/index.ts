export {PreviewGate} from './editor/PreviewGate';
export type {PreviewData} from './preview-data';
