import { useInfiniteQuery } from '@tanstack/react-query';
import { TICKETS_WORDS as WORDS } from '#content/operator-ticket-words.ts';
import { FailureNote } from '#app/kit/ui/failure-note.tsx';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { needsTotp, TotpNeeded } from './operators-only.tsx';
import { TicketRow } from './ticket-row.tsx';
import { ticketsQuery, type Ticket } from './tickets.ts';

/** What people wrote to support, and the ways to reply to them. */
export function TicketDesk({ onLookUp }: { onLookUp: (ticket: Ticket) => void }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } =
    useInfiniteQuery(ticketsQuery);
  if (error !== null) {
    if (needsTotp(error)) return <TotpNeeded />;
    return (
      <FailureNote
        title={WORDS.failed}
        advice={WORDS.failedAdvice}
        retry={WORDS.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <LoadingNote>{WORDS.loading}</LoadingNote>;
  const tickets = data.pages.flatMap((page) => page.tickets);
  return (
    <section aria-label={WORDS.title}>
      <p className="mb-5 text-md text-fg-2">{WORDS.lead}</p>
      {tickets.length === 0 ? (
        <p className="operator-nobody">
          <strong>{WORDS.none}</strong>
          {WORDS.noneAdvice}
        </p>
      ) : (
        <ul className="operator-tickets">
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <TicketRow
                ticket={ticket}
                onLookUp={() => {
                  onLookUp(ticket);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <button
          type="button"
          className="button-secondary mt-6"
          disabled={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {WORDS.older}
        </button>
      ) : null}
    </section>
  );
}
