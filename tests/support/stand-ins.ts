/** Stand-ins on this machine for services elsewhere. */

/** Where calls to a service go instead, by its origin. */
export type StandIns = Readonly<Record<string, string>>;

let standIns: StandIns = {};

/** Leads this process's calls to stand-ins, until the end of the test file. */
export function leadToStandIns(origins: StandIns) {
  standIns = {...standIns, ...origins};
}

export function forgetStandIns() {
  standIns = {};
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The process's own `fetch`, below whatever tests and the shop put around it. */
export function fetchByStandIns(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const standIn = standIns[url.origin];
    if (standIn) {
      const there = new URL(url.pathname + url.search, standIn);
      return fetch(input instanceof Request ? new Request(there, input) : there, init);
    }
    if (/^https?:$/.test(url.protocol) && !LOOPBACK.test(url.hostname))
      throw new TypeError(`A test asks ${url.origin}, which is not of this machine.`);
    return fetch(input, init);
  };
}
