/** Texts of bundles. Only the worker has them: pages get theirs with their data. */
export const MESSAGES = {
  namespace: 'bundles',
  title: 'In this bundle',
} as const;
