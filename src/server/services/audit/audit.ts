import { auditEntries } from '#server/db/schema/operation.ts';
import type { Database, Transaction } from '#server/db/database.ts';

/** What is worth recording: what was done with special rights, and to the security of an account. */
export const AUDIT_ACTIONS = [
  'operator_granted',
  'operator_revoked',
  'totp_enabled',
  'totp_disabled',
  'provider_linked',
  'account_exported',
  'account_deleted',
  'maintenance_enabled',
  'maintenance_disabled',
  'customers_searched',
  'customer_viewed',
  'tickets_read',
  'ticket_changed',
  'applications_read',
  'application_decided',
  'subscribers_read',
  'access_granted',
  'access_revoked',
  'refund_requested',
  'refund_made',
  'refund_failed',
  'refund_unanswered',
  'subscription_ended',
  'newsletter_released',
  'product_registered',
  'product_corrected',
  'retailer_links_changed',
  'retailer_sales_taken',
  'live_stream_ended',
  'reports_read',
  'report_dismissed',
  'content_hidden',
  'content_shown',
  'restrictions_read',
  'person_restricted',
  'restriction_lifted',
  'challenge_created',
  'challenge_changed',
  'challenge_ended',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The actor when no account is signed in: the person at the server's console. */
export const CONSOLE = 'console';

export interface AuditEntry {
  /** Made by the caller, where the same action may be sent again: it is noted once. */
  readonly id?: string;
  /** The id of an account, or `CONSOLE`. */
  readonly actor: string;
  readonly action: AuditAction;
  /** The id of the account or thing that it concerned. */
  readonly subject?: string;
  /**
   * Circumstances. People are named by id alone, so no names or addresses; what an operator wrote
   * stands under `reason` and nowhere else, and goes when its subject is erased.
   */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** The record of what was done. It can only be added to. */
export interface Audit {
  /**
   * Adds an entry with the writes of `on`: both are stored, or neither. Resolves with false when
   * there was one with its id already.
   */
  readonly add: (on: Database | Transaction, entry: AuditEntry) => Promise<boolean>;
}

export function createAudit(now: () => Date): Audit {
  return {
    async add(on, entry) {
      const added = await on
        .insert(auditEntries)
        .values({ ...entry, happenedAt: now() })
        .onConflictDoNothing()
        .returning({ id: auditEntries.id });
      return added.length > 0;
    },
  };
}
