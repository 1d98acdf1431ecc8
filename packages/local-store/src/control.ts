/** The control surface over HTTP, for tests whose store runs in another process. */
export {createControlClient, type ControlClient} from './control-surface/client';
