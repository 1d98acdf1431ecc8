export const MESSAGES = {
  namespace: 'analytics',
  reopen: 'Cookie preferences',
  signal: 'Your browser’s opt-out signal is honored.',
  title: 'Privacy',
  question:
    'May we count what is looked at and bought, to make this shop better? You can change your mind at the end of every page.',
  decline: 'Decline',
  accept: 'Accept',
} as const;
