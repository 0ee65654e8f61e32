import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { ENTITLEMENTS_WORDS, SCOPE_WORDS } from '#content/operator-customer-words.ts';
import { formatDay, formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { CustomerSection } from './customer-section.tsx';
import type { Customer, CustomerEntitlement } from './customers.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** What a customer may use and until when, with the means to grant and revoke it. */
export function EntitlementsSection({ customer }: { customer: Customer }) {
  const [isGranting, setGranting] = useState(false);
  const [revoking, setRevoking] = useState<CustomerEntitlement | null>(null);
  const { id, kind, time, entitlements } = customer;
  return (
    <CustomerSection title={ENTITLEMENTS_WORDS.title}>
      {entitlements.length === 0 ? (
        <p className="text-fg-2">{ENTITLEMENTS_WORDS.none}</p>
      ) : (
        <ul className="operator-list">
          {entitlements.map((entitlement) => (
            <li key={entitlement.id} className="operator-row">
              <EntitlementRow
                entitlement={entitlement}
                time={time}
                onRevoke={() => {
                  setRevoking(entitlement);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {kind === 'erased' ? null : (
        <button
          type="button"
          className="button-secondary mt-5"
          onClick={() => {
            setGranting(true);
          }}
        >
          {ENTITLEMENTS_WORDS.grant}
        </button>
      )}
      {isGranting ? (
        <GrantDialog
          customer={customer}
          onClose={() => {
            setGranting(false);
          }}
        />
      ) : null}
      {revoking === null ? null : (
        <RevokeDialog
          customerId={id}
          entitlement={revoking}
          onClose={() => {
            setRevoking(null);
          }}
        />
      )}
    </CustomerSection>
  );
}

/** Whether it is in force, is still to begin, is over, or why it was revoked. */
function stateOf(entitlement: CustomerEntitlement, time: string): string {
  const { isInForce, revokedBecause, startsAt } = entitlement;
  if (revokedBecause !== null) return ENTITLEMENTS_WORDS.revoked[revokedBecause];
  if (isInForce) return ENTITLEMENTS_WORDS.inForce;
  return new Date(startsAt) > new Date(time) ? ENTITLEMENTS_WORDS.toCome : ENTITLEMENTS_WORDS.over;
}

interface EntitlementRowProps {
  readonly entitlement: CustomerEntitlement;
  /** The server's time. */
  readonly time: string;
  readonly onRevoke: () => void;
}

function EntitlementRow({ entitlement, time, onRevoke }: EntitlementRowProps) {
  const { scope, source, startsAt, endsAt, revokedAt, isInForce } = entitlement;
  const isOver = revokedAt !== null || new Date(endsAt) <= new Date(time);
  const sourceWords = ENTITLEMENTS_WORDS.source[source];
  return (
    <>
      <div className="min-w-0 flex-1 basis-60">
        <p className="operator-row-title">
          {SCOPE_WORDS[scope]}
          <span className="operator-badge-pill" data-tone={isInForce ? 'in-force' : 'over'}>
            {stateOf(entitlement, time)}
          </span>
        </p>
        <p className="operator-row-detail">
          {sourceWords}
          <span>
            {fillIn(ENTITLEMENTS_WORDS.period, {
              from: formatDayAndTime(startsAt) ?? '',
              until: formatDayAndTime(revokedAt ?? endsAt) ?? '',
            })}
          </span>
        </p>
      </div>
      {isOver ? null : (
        <button
          type="button"
          className="quiet-button operator-quiet px-4"
          aria-label={fillIn(ENTITLEMENTS_WORDS.revokeNamed, {
            scope: SCOPE_WORDS[scope],
            source: sourceWords,
            date: formatDay(endsAt) ?? '',
          })}
          onClick={onRevoke}
        >
          {ENTITLEMENTS_WORDS.revoke}
        </button>
      )}
    </>
  );
}
