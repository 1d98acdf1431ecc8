import {isMade} from './outcome';
import {type Doubt} from './queue-state';
import {readStored} from './stored-queue';
import {type CartReply} from './view';

import {type CartStore} from './cart-store';
import {CREATION_KEY, QUEUE_KEY, withStorage} from './left-behind';

/** Milliseconds for which a request may still be carried out when its page is gone: the server answers within 4.5 seconds. */
const BOUND_MS = 6000;

/** Milliseconds between two looks at the cart. */
const PAUSE_MS = 300;

type Read = () => Promise<CartReply>;

/** Takes up what earlier pages of this tab left undone; a text that is none of ours is dropped. */
export function resumeQueues(store: CartStore): void {
  for (const text of takeTexts()) {
    const stored = readStored(text, Date.now());
    if (stored) store.dispatch({type: 'resume', ...stored});
  }
}

function takeTexts(): string[] {
  const texts = withStorage('sessionStorage', (storage) => {
    const left = storage.getItem(QUEUE_KEY);
    storage.removeItem(QUEUE_KEY);
    return left?.split('\n');
  });
  return texts ?? [];
}

/**
 * Waits for the cart that a page which is gone has been creating `since`: a second cart, made meanwhile, would take the first one's place
 * in the cookie, or lose its own to it. Resolves once there is a cart, or when none can come any more.
 */
export async function awaitCreation(since: number, read: Read): Promise<void> {
  const age = Date.now() - since;
  if (age >= 0) await readUntil(({cart}) => cart !== null, read, BOUND_MS - age);
  withStorage('localStorage', (storage) => storage.removeItem(CREATION_KEY));
}

/**
 * The cart once it holds a change that left with an earlier page, or as it is when that change has had its time. Rejects when
 * it cannot be read then.
 */
export async function lookFor(change: Doubt, read: Read): Promise<CartReply> {
  return (await readUntil(({cart}) => isMade(change, cart), read, BOUND_MS)) ?? read();
}

async function readUntil(
  isFound: (reply: CartReply) => boolean,
  read: Read,
  patience: number,
): Promise<CartReply | null> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const reply = await read().catch(() => null);
    if (reply && isFound(reply)) return reply;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return null;
}
