/** What is said when there is no network, and when there is a new version. */

export const OFFLINE_WORDS = {
  offline: 'You are offline. The mirror goes on.',
} as const;

/** What stands in for a page of which there is no copy. */
export const OFFLINE_PAGE_WORDS = {
  title: 'You are offline',
  text: 'There is no copy of this page on your device yet: it is kept from the first time that you open it with a connection. The mirror works without one.',
  mirror: 'Open the mirror',
} as const;

export const NEW_VERSION_WORDS = {
  reload: 'Reload',
  otherWay: 'Reload the page to use it',
} as const;
