/** How soon support answers; the specification's figures. */

export interface ResponseTime {
  readonly subject: string;
  /** Hours at most; null where the answer comes ahead of all others. */
  readonly hours: number | null;
  readonly words: string;
}

export const RESPONSE_TIMES: readonly ResponseTime[] = [
  { subject: 'Technical', hours: 24, words: 'Within 24 hours' },
  { subject: 'Billing', hours: 12, words: 'Within 12 hours' },
  { subject: 'General', hours: 48, words: 'Within 48 hours' },
  { subject: 'Pro subscribers', hours: null, words: 'Priority' },
];
