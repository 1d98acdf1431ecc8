/** Messages of the shell. Those of the specification name their section. */
export const MESSAGES = {
  namespace: 'shell',
  skip: 'Skip to content',
  navigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  announcement: 'Announcement',
  dismiss: 'Dismiss announcement',
  /** §2 */
  latest: 'Latest',
  shirts: 'Shirts',
  hoodies: 'Hoodies',
  newsletter: 'Newsletter',
  follow: 'Follow',
  information: 'Information',
  service: 'Orders & policies',
  orders: 'Your orders',
  policies: 'Policies',
  collections: 'Collections',
  allCollections: 'All collections',
  allOf: (title: string) => `All ${title}`,
  loading: 'Loading',
  loadingProducts: 'Loading products',
  offline: 'You are offline. This page stays as it is until your connection is back.',
  refusedOffline:
    'That cannot be opened while you are offline. This page stays as it is.',
  stale: 'We cannot reach our store right now, so prices and stock may be out of date.',
  /** §2 */
  notFound: "We couldn't find the page you're looking for.",
  return: 'Click here to return to the shop!',
  /** §2, §8 */
  failed: 'Sorry! Something went wrong,',
  tryAgain: 'click here to try again',
  storeAway: 'We cannot reach our store right now. This page tries again by itself.',
  failedAgain:
    "If you're seeing this page for the second time, please try again later or on a different device.",
} as const;
