export {EditorPage} from './EditorPage';
export {PreviewGate} from './PreviewGate';
