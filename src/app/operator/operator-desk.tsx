import { useState } from 'react';
import { DESK_WORDS } from '#content/operator-ticket-words.ts';
import { CustomerDesk, type Search } from './customer-desk.tsx';
import { TicketDesk } from './ticket-desk.tsx';

const VIEWS = ['customers', 'messages'] as const;
type View = (typeof VIEWS)[number];

const NO_SEARCH: Search = { query: null, chosen: null };

/** Where operators help: customers, and what people wrote to support. */
export function OperatorDesk() {
  const [view, setView] = useState<View>('customers');
  const [search, setSearch] = useState(NO_SEARCH);
  return (
    <>
      <div role="group" aria-label={DESK_WORDS.views} className="operator-views">
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => {
              setView(each);
            }}
          >
            {DESK_WORDS[each]}
          </button>
        ))}
      </div>
      {view === 'customers' ? (
        <CustomerDesk search={search} onSearch={setSearch} />
      ) : (
        <TicketDesk
          onLookUp={({ customerId, email }) => {
            setSearch({ query: email, chosen: customerId });
            setView('customers');
          }}
        />
      )}
    </>
  );
}
