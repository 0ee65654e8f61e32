import { useState } from 'react';
import { OPERATOR_PAGE_WORDS } from '#content/operator-customer-words.ts';
import { CustomerSearch, FoundCustomers } from './customer-search.tsx';
import { CustomerView } from './customer-view.tsx';

/** Where operators find customers and help them. */
export function CustomerDesk() {
  const [query, setQuery] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div className="operator-desk">
      <div className="operator-find">
        <p className="text-[14px] text-fg-2">{OPERATOR_PAGE_WORDS.lead}</p>
        <CustomerSearch
          onSearch={(text) => {
            setQuery(text);
            setChosen(null);
          }}
        />
        {query === null ? null : (
          <FoundCustomers query={query} chosen={chosen} onChoose={setChosen} />
        )}
      </div>
      {chosen === null ? null : <CustomerView key={chosen} id={chosen} />}
    </div>
  );
}
