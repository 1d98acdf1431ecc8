/** A call of one of `Shopify.actions`, from an app's script. */
export interface ActionCall {
  name: 'getCart' | 'updateCart' | 'openCart';
  args: readonly unknown[];
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** What the page does for apps once it runs. */
export interface LiveActions {
  perform: (call: ActionCall) => void;
  /** Something has read `window.Shopify`: events are dispatched from then on. */
  onAsked: () => void;
}

/** The event on `window` by which the page brings its `LiveActions`, in its `detail`. */
export const LIVE_EVENT = 'actionslive';
