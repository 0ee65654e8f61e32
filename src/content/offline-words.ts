/** What is said when there is no network, and when there is a new version. */

export const OFFLINE_WORDS = {
  offline: 'You are offline. The mirror goes on.',
} as const;

export const NEW_VERSION_WORDS = {
  reload: 'Reload',
  otherWay: 'Reload the page to use it',
} as const;
