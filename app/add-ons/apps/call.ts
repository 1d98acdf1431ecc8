/** A call of one of `Shopify.actions`, from an app's script. */
export interface ActionCall {
  name: 'getCart' | 'updateCart' | 'openCart';
  args: readonly unknown[];
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** The event on `window` by which the page says how calls are made from now on, in its `detail`. */
export const LIVE_EVENT = 'actionslive';
