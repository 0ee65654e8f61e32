/** What has become of an application for the affiliate partnership. */
export const APPLICATION_STATES = ['open', 'accepted', 'declined'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];
