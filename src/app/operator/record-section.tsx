import { inDollars } from '#domain/pricing/prices.ts';
import { fillIn } from '#content/fill-in.ts';
import { RECORD_WORDS } from '#content/operator-customer-words.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { grouped, type Entry } from './group-entries.ts';
import { CustomerSection } from './customer-section.tsx';
import type { Customer } from './customers.ts';

/** What was done to a customer and by whom, the newest first. */
export function RecordSection({ customer }: { customer: Customer }) {
  const { id, audit } = customer;
  return (
    <CustomerSection title={RECORD_WORDS.title} description={RECORD_WORDS.description}>
      {audit.length === 0 ? (
        <p className="text-fg-2">{RECORD_WORDS.none}</p>
      ) : (
        <ol className="operator-record">
          {grouped(audit).map(({ entry, times }) => (
            <li key={entry.id} className="operator-entry">
              <p className="text-md font-medium">
                {RECORD_WORDS.actions[entry.action] ?? entry.action}
                {times === 1 ? null : (
                  <span className="operator-entry-amount text-fg-2">
                    {fillIn(RECORD_WORDS.times, { count: String(times) })}
                  </span>
                )}
                {entry.amount === null ? null : (
                  <span className="operator-entry-amount">{inDollars(entry.amount)}</span>
                )}
              </p>
              {entry.reason === '' ? null : <p className="operator-reason">{entry.reason}</p>}
              <p className="operator-row-detail">
                {formatDayAndTime(entry.happenedAt)}
                <span>{actorOf(entry, id)}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </CustomerSection>
  );
}

function actorOf({ actor, actorEmail }: Entry, customerId: string): string {
  if (actor === customerId) return RECORD_WORDS.itself;
  if (actor === 'console') return RECORD_WORDS.console;
  return actorEmail === '' ? RECORD_WORDS.unknown : actorEmail;
}
