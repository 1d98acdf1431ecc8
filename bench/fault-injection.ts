import type {Fault, StoreControl} from '@quillhaven/local-store';

const POLL_MS = 20;
/** One call in so many fails, however fast the machine is. */
const CALLS_PER_FAULT = 15;

/** Every kind of store failure, the rarer ones once. A change may be applied although its response fails. */
const FAULTS: readonly Fault[] = [
  {kind: 'latency', milliseconds: 300},
  {kind: 'status', status: 500},
  {kind: 'status', status: 503},
  {kind: 'status', status: 429},
  {kind: 'reset', when: 'before'},
  {kind: 'reset', when: 'after'},
  {kind: 'throttled'},
  {kind: 'errors'},
  {kind: 'body', body: 'malformed'},
  {kind: 'body', body: 'truncated'},
  {kind: 'drip', milliseconds: 200},
  {kind: 'hang'},
];

/** Records the injected faults. */
export interface FaultInjection {
  /** How many calls the store had. */
  calls(): number;
  /** How many of them failed by an injected fault. */
  faults(): number;
  /** Whether a call for this shopper's address was hit. */
  hasHit(address: string): boolean;
  stop(): void;
}

/** Makes every fifteenth store call fail, and records the addresses of the shoppers behind these calls. */
export function startFaultInjection(control: StoreControl): FaultInjection {
  const addresses = new Set<string>();
  let calls = 0;
  let faults = 0;
  let next = 0;
  // The log keeps only the newest.
  const read = () => {
    for (const request of control.requests()) {
      calls += 1;
      faults += request.faults.length;
      if (request.faults.length === 0) continue;
      addresses.add(request.headers['shopify-storefront-buyer-ip'] ?? '');
    }
    control.clearRequests();
  };
  const looking = setInterval(() => {
    read();
    const fault = FAULTS[next % FAULTS.length];
    // One fault at a time: two would hit the same call.
    if (!fault || calls < next * CALLS_PER_FAULT) return;
    control.addFault({fault, times: 1});
    next += 1;
  }, POLL_MS);
  return {
    calls: () => calls,
    faults: () => faults,
    hasHit: (address) => addresses.has(address),
    stop() {
      clearInterval(looking);
      read();
      control.clearFaults();
    },
  };
}
