/** The specification's event: a payment was made, or what was paid for has changed. */
export const PRO_STATUS_UPDATED = 'pro status updated';

/** Has this page ask the server again what the current person may use. */
export function announceProStatus(): void {
  dispatchEvent(new Event(PRO_STATUS_UPDATED));
}
