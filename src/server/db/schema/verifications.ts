import { and, desc, eq, gt, inArray, like, or } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { z } from 'zod/mini';
import { containing } from '#server/db/containing.ts';
import { moment, primaryId } from './columns.ts';
import { type Changing, PersonalData, type Reading } from './personal-data.ts';

/** Tokens of mailed links and of sign-ins under way. */
export const verifications = pgTable(
  'verifications',
  {
    id: primaryId(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_by_identifier').on(table.identifier)],
);

/** What a mailed link is for. */
export const LINK_PURPOSES = [
  'verify-email',
  'new-email',
  'undo-new-email',
  'reset-password',
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Under which name the links of an account for one purpose are stored. */
export function linkIdentifier(purpose: LinkPurpose, userId: string): string {
  return `${purpose}:${userId}`;
}

const storedLink = z.object({ hash: z.string(), email: z.string() });

/** Reads what is stored of a link: never its token. */
export function readStoredLink(value: string): z.infer<typeof storedLink> {
  return storedLink.parse(JSON.parse(value));
}

/** An address that an account asked to move to and has yet to confirm. */
export interface PendingEmail {
  readonly email: string;
  /** Until when it can be confirmed. */
  readonly until: Date;
}

/** The address that an account is to move to; null where it is to stay. */
export async function readPendingEmail(
  on: Reading,
  userId: string,
  now: Date,
): Promise<PendingEmail | null> {
  const [link] = await on
    .select({ value: verifications.value, until: verifications.expiresAt })
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, linkIdentifier('new-email', userId)),
        gt(verifications.expiresAt, now),
      ),
    )
    .orderBy(desc(verifications.expiresAt))
    .limit(1);
  return link === undefined ? null : { email: readStoredLink(link.value).email, until: link.until };
}

/** What better-auth keeps while an account is being connected to a provider. */
const connecting = z.object({ link: z.object({ userId: z.string() }) });

function isConnecting(value: string, userId: string): boolean {
  if (!value.startsWith('{')) return false;
  const parsed = connecting.safeParse(JSON.parse(value));
  return parsed.success && parsed.data.link.userId === userId;
}

/**
 * Mailed links and sign-ins under way. A row that merely mentions the account, such as the page that a
 * stranger wants to reach after signing in, does not belong to it. So only the field that names a row's
 * account counts.
 */
async function eraseVerifications(on: Changing, userId: string): Promise<void> {
  const identifiers = LINK_PURPOSES.map((purpose) => linkIdentifier(purpose, userId));
  await on
    .delete(verifications)
    .where(or(inArray(verifications.identifier, identifiers), eq(verifications.value, userId)));
  const mentioning = await on
    .select({ id: verifications.id, value: verifications.value })
    .from(verifications)
    .where(like(verifications.value, containing(userId)));
  const ids = mentioning.filter(({ value }) => isConnecting(value, userId)).map(({ id }) => id);
  if (ids.length > 0) await on.delete(verifications).where(inArray(verifications.id, ids));
}

/** Exports only the address that waits to be confirmed: everything else in the links is secret. */
export const verificationsData = new PersonalData(
  verifications,
  { pendingEmail: (on, { id }, now) => readPendingEmail(on, id, now) },
  { before: (on, { person }) => eraseVerifications(on, person.id) },
);
