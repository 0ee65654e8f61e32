import { z } from 'zod/mini';

/** One mail to one person. */
const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
  /** The account that it is about, whatever address it goes to. */
  userId: z.optional(z.string()),
});

/** What each kind of job is told, by name. Every kind of job is a row here. */
export const JOB_PAYLOADS = {
  mail,
  /**
   * Removes what is kept here of mails about these accounts, and to these addresses, from before a
   * moment.
   */
  'forget-mails': z.object({ whose: z.array(z.string()), before: z.string() }),
  /** Writes to the account with this address; does nothing where there is none. */
  'forgotten-password': z.object({ email: z.string() }),
  /** Writes to an address that asked for the newsletter, or has it already. */
  'newsletter-subscription': z.object({ email: z.string(), source: z.string() }),
  /** Writes an issue of the newsletter to the address of the person who tests it. */
  'newsletter-test': z.object({ digest: z.string(), email: z.string() }),
  /** Goes on sending an issue of the newsletter to its readers. */
  'newsletter-issue': z.object({ digest: z.string() }),
  /** Writes to an address that an account is to move to. */
  'new-email': z.object({ userId: z.string(), email: z.string() }),
  /** Reads again what the payment provider has about a customer, or about the payer of an intent. */
  'payment-news': z.object({
    customerId: z.nullable(z.string()),
    intentId: z.nullable(z.string()),
  }),
  /** Ends everything that a customer of the payment provider would go on paying. */
  'end-subscriptions': z.object({ customerId: z.string() }),
  /** Ends a subscription whose running period was given back at the provider. */
  'end-given-back': z.object({ customerId: z.string(), subscriptionId: z.string() }),
  /** Has the payment provider forget the cards of a customer. */
  'forget-cards': z.object({ customerId: z.string() }),
  /** Drops events, and the days on which browsers came, that have been kept long enough. */
  'forget-analytics': z.object({}),
  /** Writes to those who asked for it about wishes that got cheaper or are in stock again. */
  'wish-news': z.object({}),
} as const;

export type JobName = keyof typeof JOB_PAYLOADS;
export type JobPayloads = {
  readonly [Name in JobName]: Readonly<z.output<(typeof JOB_PAYLOADS)[Name]>>;
};

/** Reads back what was stored; a job may be older than this version of the server. */
export function parsePayload<Name extends JobName>(name: Name, stored: unknown): JobPayloads[Name] {
  const schemas: { readonly [Each in JobName]: z.ZodMiniType<JobPayloads[Each]> } = JOB_PAYLOADS;
  return schemas[name].parse(stored);
}

/** Whom a job is about: it is deleted together with that account or that address. */
export interface JobSubject {
  readonly userId: string | null;
  /** In lower case. */
  readonly address: string | null;
}

const SUBJECT_OF: { readonly [Name in JobName]: (payload: JobPayloads[Name]) => JobSubject } = {
  mail: ({ userId, to }) => ({ userId: userId ?? null, address: to.toLowerCase() }),
  'forgotten-password': ({ email }) => ({ userId: null, address: email }),
  'newsletter-subscription': ({ email }) => ({ userId: null, address: email }),
  'newsletter-test': ({ email }) => ({ userId: null, address: email }),
  'newsletter-issue': () => ({ userId: null, address: null }),
  // Not of the new address: that may be a stranger's.
  'new-email': ({ userId }) => ({ userId, address: null }),
  'forget-mails': () => ({ userId: null, address: null }),
  // These outlive an account: the record of its payments is kept, and what it would go on paying has to end.
  'payment-news': () => ({ userId: null, address: null }),
  'end-subscriptions': () => ({ userId: null, address: null }),
  'end-given-back': () => ({ userId: null, address: null }),
  'forget-cards': () => ({ userId: null, address: null }),
  'forget-analytics': () => ({ userId: null, address: null }),
  'wish-news': () => ({ userId: null, address: null }),
};

export function subjectOf<Name extends JobName>(
  name: Name,
  payload: JobPayloads[Name],
): JobSubject {
  return SUBJECT_OF[name](payload);
}
