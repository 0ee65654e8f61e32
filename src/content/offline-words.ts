/** What is said when there is no network, and when there is a new version. */

export const OFFLINE_WORDS = {
  offline: 'You’re offline. The mirror still works.',
} as const;

/** What stands in for a page of which there is no copy. */
export const OFFLINE_PAGE_WORDS = {
  title: 'You’re offline',
  text: 'This page isn’t saved on your device yet. It’s saved the first time you open it with a connection. The mirror works without one.',
  mirror: 'Open the mirror',
} as const;

/** Where scripts of the page did not arrive: nothing on it reacts. */
export const NOT_LOADED_WORDS = {
  text: 'Lookglass couldn’t be loaded. Check your connection, then reload the page.',
  reload: 'Reload Page',
} as const;

export const NEW_VERSION_WORDS = {
  reload: 'Reload',
  otherWay: 'Reload the page to use it',
} as const;
