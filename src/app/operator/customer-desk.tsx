import { OPERATOR_PAGE_WORDS } from '#content/operator-customer-words.ts';
import { CustomerSearch, FoundCustomers } from './customer-search.tsx';
import { CustomerView } from './customer-view.tsx';

/** The last search, and which of the customers found is shown. */
export interface Search {
  readonly query: string | null;
  readonly chosen: string | null;
}

interface CustomerDeskProps {
  readonly search: Search;
  readonly onSearch: (search: Search) => void;
}

/** Where operators find customers and help them. */
export function CustomerDesk({ search, onSearch }: CustomerDeskProps) {
  const { query, chosen } = search;
  return (
    <div className="operator-desk">
      <div className="operator-find">
        <p className="text-md text-fg-2">{OPERATOR_PAGE_WORDS.lead}</p>
        <CustomerSearch
          initial={query ?? ''}
          onSearch={(text) => {
            onSearch({ query: text, chosen: null });
          }}
        />
        {query === null ? null : (
          <FoundCustomers
            query={query}
            chosen={chosen}
            onChoose={(id) => {
              onSearch({ query, chosen: id });
            }}
          />
        )}
      </div>
      {chosen === null ? null : <CustomerView key={chosen} id={chosen} />}
    </div>
  );
}
