/** Which API versions are served, and which of them answers a request. */

/** Oldest first. */
const stable = ['2025-01', '2026-04', '2026-07', '2026-10'] as const;

/** Versions that have a schema of their own here. `unstable` is the newest of them. */
export type ApiVersion = (typeof stable)[number] | 'unstable';

/** The version of `/api/graphql`, which names none: the one that the storefront is written for. */
export const defaultVersion: ApiVersion = '2025-01';

/**
 * The version that answers a request for `asked`. As at Shopify a version that is no longer
 * served is answered by the oldest one that is (shopify.dev/docs/api/usage/versioning). A version
 * between or after the served ones is answered by the next, or the newest, that is served here.
 * @param retired served versions that the control surface has retired
 * @returns null when `asked` is not the name of a version
 */
export function answeringVersion(
  asked: string,
  retired: ReadonlySet<string> = new Set(),
): ApiVersion | null {
  if (asked === 'unstable') return 'unstable';
  if (!/^\d{4}-(01|04|07|10)$/.test(asked)) return null;
  const served = stable.filter((version) => !retired.has(version));
  return served.find((version) => version >= asked) ?? served.at(-1) ?? 'unstable';
}

/** The versions that are served, for `publicApiVersions`. */
export function servedVersions(): {
  handle: string;
  displayName: string;
  supported: boolean;
}[] {
  return [
    ...stable.map((handle) => ({handle, displayName: handle, supported: true})),
    {handle: 'unstable', displayName: 'unstable', supported: false},
  ];
}
