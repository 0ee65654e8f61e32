import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STATES_WORDS, TICKET_STATE_WORDS } from '#content/operator-correspondence-words.ts';
import { TICKETS_WORDS as WORDS } from '#content/operator-ticket-words.ts';
import { TICKET_STATES, type TicketState } from '#domain/support/support.ts';
import { PagedList } from './paged-list.tsx';
import { Segments } from './segments.tsx';
import { TicketRow } from './ticket-row.tsx';
import { ticketsQuery, type Ticket } from './tickets.ts';

/** What people wrote to support, the means to reply to them, and the state of each message. */
export function TicketDesk({ onLookUp }: { onLookUp: (ticket: Ticket) => void }) {
  const [state, setState] = useState<TicketState>('open');
  const reading = useInfiniteQuery(ticketsQuery(state));
  return (
    <section aria-label={WORDS.title}>
      <p className="mb-5 text-md text-fg-2">{WORDS.lead}</p>
      <Segments
        label={STATES_WORDS.label}
        values={TICKET_STATES}
        words={TICKET_STATE_WORDS}
        chosen={state}
        onChoose={setState}
        isSecondary
      />
      <PagedList reading={reading} words={WORDS}>
        {reading.data?.pages.flatMap(({ tickets }) =>
          tickets.map((ticket) => (
            <li key={ticket.id}>
              <TicketRow
                ticket={ticket}
                onLookUp={() => {
                  onLookUp(ticket);
                }}
              />
            </li>
          )),
        )}
      </PagedList>
    </section>
  );
}
