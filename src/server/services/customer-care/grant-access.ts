import type { Scope } from '#domain/access/features.ts';
import { isGrantable } from '#domain/care/care.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Transaction } from '#server/db/database.ts';
import { entitlements } from '#server/db/schema/payments.ts';
import type { Audit } from '#server/services/audit/audit.ts';
import { requireOwner, subjectOf } from './owners.ts';
import { recordAction } from './record-action.ts';

/** What an operator gives. */
export interface Grant {
  readonly actionId: string;
  /** The operator's id. */
  readonly actor: string;
  readonly ownerId: string;
  readonly scope: Scope;
  readonly until: Date;
  readonly reason: string;
}

/**
 * Gives a right, once for each action. Rejects with `invalid_input` for a moment that is past or too
 * far ahead, and with `not_found` where there is nobody to give it to.
 */
export async function grantAccess(
  on: Transaction,
  audit: Audit,
  { actionId, actor, ownerId, scope, until, reason }: Grant,
  now: Date,
): Promise<void> {
  if (!isGrantable(until, now)) throw new ApiFailure('invalid_input', { field: 'until' });
  const owner = await requireOwner(on, ownerId);
  if (owner.kind === 'erased') throw new ApiFailure('not_found');
  const isNew = await recordAction(on, audit, {
    id: actionId,
    actor,
    action: 'access_granted',
    subject: subjectOf(owner),
    detail: { scope, until: until.toISOString(), reason },
  });
  if (!isNew) return;
  await on.insert(entitlements).values({
    ...(owner.kind === 'guest' ? { guestId: owner.id } : { userId: owner.id }),
    scope,
    source: 'grant',
    startsAt: now,
    endsAt: until,
    createdAt: now,
    updatedAt: now,
  });
}
