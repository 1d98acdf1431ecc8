/**
 * `Shopify.actions` for the scripts of apps, inline in every document (build/inline-script.ts): an
 * app may call them once the document is parsed. Calls wait for the page's cart.
 *
 * Events are loaded for who reads `window.Shopify`, or listens to one, alone. The first is
 * everybody's: other scripts add to it, or put another object in its place; each object gets the
 * actions when it is read. They are not enumerable: Hydrogen's analytics look for Shopify's consent
 * script by an object without properties.
 */
import type {ActionCall, LiveActions} from './call';

const waiting: ActionCall[] = [];
let isAsked = false;
let live: LiveActions = {
  perform: (call) => void waiting.push(call),
  onAsked: () => (isAsked = true),
};

// `LIVE_EVENT`: this script can import nothing.
addEventListener('actionslive', (event) => {
  ({detail: live} = event as CustomEvent<LiveActions>);
  if (isAsked) live.onAsked();
  for (const call of waiting.splice(0)) live.perform(call);
});

const action = (name: ActionCall['name']) =>
  Object.assign(
    (...args: unknown[]) =>
      new Promise((resolve, reject) => {
        live.onAsked();
        live.perform({name, args, resolve, reject});
      }),
    {isDefault: () => false},
  );

/** The shop has configured it, and who comes first has: others are told that they have not. */
const configured = (name: ActionCall['name']) =>
  Object.assign(action(name), {configure: () => false});

const value = Object.freeze({
  getCart: action('getCart'),
  updateCart: configured('updateCart'),
  openCart: configured('openCart'),
});

/** An object with the actions, unless it is frozen, or has others of that name. */
function withActions(object: unknown): unknown {
  if (typeof object === 'object' && object && !('actions' in object))
    Reflect.defineProperty(object, 'actions', {
      value,
      configurable: true,
      writable: true,
    });
  return object;
}

function offer() {
  const before = Object.getOwnPropertyDescriptor(window, 'Shopify');
  let held: unknown = before?.value ?? {};
  const isOffered = Reflect.defineProperty(window, 'Shopify', {
    configurable: true,
    enumerable: true,
    get: () => {
      live.onAsked();
      return withActions(before?.get ? before.get.call(window) : held);
    },
    set: (next) => (before?.get ? before.set?.call(window, next) : (held = next)),
  });
  if (!isOffered) withActions(held);
}

const {addEventListener: listen} = document;
document.addEventListener = (...args: Parameters<typeof listen>) => {
  if (String(args[0]).startsWith('shopify:')) live.onAsked();
  listen.apply(document, args);
};

offer();
// Hydrogen's analytics have watched `window.Shopify` until now, by a property of their own.
document.addEventListener('shopifyCustomerPrivacyApiLoaded', offer);
