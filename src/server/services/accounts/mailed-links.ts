import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import {
  linkIdentifier,
  type LinkPurpose,
  readStoredLink,
  verifications,
} from '#server/db/schema/verifications.ts';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;
const MS_PER_S = 1000;

/** How long a mailed link is valid. */
export const LINK_LIFE_S: Readonly<Record<LinkPurpose, number>> = {
  'verify-email': DAY_S,
  'new-email': DAY_S,
  'undo-new-email': 7 * DAY_S,
  'reset-password': 10 * MINUTE_S,
};

/** Whose link it is, and the address it was or will be mailed to. */
export interface LinkOwner {
  readonly userId: string;
  readonly email: string;
}

/**
 * The tokens of mailed links. Only their hashes are stored, under the account they belong to; a
 * token begins with the account's id, so that looking it up touches no other account's rows.
 */
export interface MailedLinks {
  /** Makes a token. Earlier tokens stay valid: asking for another link must not break them. */
  readonly issue: (
    on: Database | Transaction,
    purpose: LinkPurpose,
    owner: LinkOwner,
  ) => Promise<string>;
  /** Whose token it is; undefined when it is unknown or too old. */
  readonly find: (
    on: Database | Transaction,
    purpose: LinkPurpose,
    token: string,
  ) => Promise<LinkOwner | undefined>;
  /** Drops every token of this purpose and account. */
  readonly drop: (
    on: Database | Transaction,
    purpose: LinkPurpose,
    userId: string,
  ) => Promise<void>;
}

const RANDOM_BYTES = 32;
const TOKEN = /^([\da-f]{32})([\w-]{43})$/;
const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function userIdIn(token: string): string | undefined {
  return TOKEN.exec(token)?.[1]?.replace(UUID_PARTS, '$1-$2-$3-$4-$5');
}

/** The address that the token was made for, where it is among these rows. */
function emailOf(rows: readonly { readonly value: string }[], token: string): string | undefined {
  const hash = hashOf(token);
  return rows.map(({ value }) => readStoredLink(value)).find((link) => isSame(link.hash, hash))
    ?.email;
}

export function createMailedLinks(now: () => Date): MailedLinks {
  const isGood = (purpose: LinkPurpose, userId: string) =>
    and(
      eq(verifications.identifier, linkIdentifier(purpose, userId)),
      gt(verifications.expiresAt, now()),
    );

  const find: MailedLinks['find'] = async (on, purpose, token) => {
    const userId = userIdIn(token);
    if (userId === undefined) return undefined;
    const rows = await on.select().from(verifications).where(isGood(purpose, userId));
    const email = emailOf(rows, token);
    return email === undefined ? undefined : { userId, email };
  };

  return {
    async issue(on, purpose, { userId, email }) {
      const token = userId.replaceAll('-', '') + randomBytes(RANDOM_BYTES).toString('base64url');
      const identifier = linkIdentifier(purpose, userId);
      await on
        .delete(verifications)
        .where(and(eq(verifications.identifier, identifier), lte(verifications.expiresAt, now())));
      await on.insert(verifications).values({
        identifier,
        value: JSON.stringify({ hash: hashOf(token), email }),
        expiresAt: new Date(now().getTime() + LINK_LIFE_S[purpose] * MS_PER_S),
      });
      return token;
    },
    find,
    async drop(on, purpose, userId) {
      await on
        .delete(verifications)
        .where(eq(verifications.identifier, linkIdentifier(purpose, userId)));
    },
  };
}
