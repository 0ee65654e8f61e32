import { fillIn } from '#content/fill-in.ts';
import { TICKET_MOVES, TICKET_STATE_WORDS } from '#content/operator-correspondence-words.ts';
import { TICKETS_WORDS as WORDS } from '#content/operator-ticket-words.ts';
import { CATEGORY_WORDS, PRIORITY_WORDS } from '#content/support-words.ts';
import { listSupportTickets, setTicketState } from '#contracts/operator-support.ts';
import { TICKET_STATES } from '#domain/support/support.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { StateMoves } from './state-moves.tsx';
import type { Ticket } from './tickets.ts';

/** Starts a mail to the sender in the operator's own mail program. */
function replyAddress({ email, subject, number }: Ticket): string {
  const reply = encodeURIComponent(fillIn(WORDS.replySubject, { subject, number }));
  return `mailto:${encodeURIComponent(email)}?subject=${reply}`;
}

interface TicketRowProps {
  readonly ticket: Ticket;
  readonly onLookUp: () => void;
}

/** One message: what it is about, and all of it once it is opened. */
export function TicketRow({ ticket, onLookUp }: TicketRowProps) {
  const {
    id,
    number,
    createdAt,
    priority,
    category,
    state,
    sender,
    name,
    email,
    subject,
    message,
  } = ticket;
  return (
    <details className="operator-ticket">
      <summary>
        <span className="operator-row-title">
          {subject}
          <span className="operator-badge-pill" data-tone={priority}>
            {PRIORITY_WORDS[priority]}
          </span>
          {sender === null ? null : (
            <span className="operator-badge-pill" data-tone={sender}>
              {WORDS.senders[sender]}
            </span>
          )}
        </span>
        <span className="operator-row-detail">
          {CATEGORY_WORDS[category]}
          <span>{fillIn(WORDS.from, { name, email })}</span>
          <span>{formatDayAndTime(createdAt)}</span>
          <span className="operator-id">{number}</span>
        </span>
      </summary>
      <p className="operator-message">{message}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={replyAddress(ticket)} className="button-primary">
          {WORDS.reply}
        </a>
        <button
          type="button"
          className="button-secondary"
          aria-label={fillIn(WORDS.lookUpNamed, { name })}
          onClick={onLookUp}
        >
          {WORDS.lookUp}
        </button>
        <StateMoves
          name={subject}
          state={state}
          states={TICKET_STATES}
          words={TICKET_STATE_WORDS}
          moves={TICKET_MOVES}
          send={(moved) => callApi(setTicketState, { params: { id }, body: { state: moved } })}
          path={listSupportTickets.path}
        />
      </p>
    </details>
  );
}
