/** The specification's event: somebody paid, or what they paid for has changed. */
export const PRO_STATUS_UPDATED = 'pro status updated';

/** Has this page ask the server again what whoever is here may use. */
export function announceProStatus(): void {
  dispatchEvent(new Event(PRO_STATUS_UPDATED));
}
