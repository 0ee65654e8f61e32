import { useState } from 'react';
import { DESK_WORDS } from '#content/operator-ticket-words.ts';
import { ApplicationsDesk } from './applications-desk.tsx';
import { CatalogueDesk } from './catalogue-desk.tsx';
import { ChallengesDesk } from './challenges-desk.tsx';
import { CustomerDesk, type Search } from './customer-desk.tsx';
import { PageErrorsDesk } from './page-errors-desk.tsx';
import { RegisterDesk } from './register-desk.tsx';
import { ReportsDesk } from './reports-desk.tsx';
import { Segments } from './segments.tsx';
import { SubscribersDesk } from './subscribers-desk.tsx';
import { TicketDesk } from './ticket-desk.tsx';

const VIEWS = [
  'customers',
  'messages',
  'reports',
  'applications',
  'subscribers',
  'register',
  'catalog',
  'challenges',
  'errors',
] as const;
type View = (typeof VIEWS)[number];

const NO_SEARCH: Search = { query: null, chosen: null };

/** Where operators help: customers, what people sent in, the register of products, the shop's catalog, challenges, and what broke. */
export function OperatorDesk() {
  const [view, setView] = useState<View>('customers');
  const [search, setSearch] = useState(NO_SEARCH);
  return (
    <>
      <Segments
        label={DESK_WORDS.views}
        values={VIEWS}
        words={DESK_WORDS}
        chosen={view}
        onChoose={setView}
      />
      {view === 'customers' ? <CustomerDesk search={search} onSearch={setSearch} /> : null}
      {view === 'messages' ? (
        <TicketDesk
          onLookUp={({ customerId, email }) => {
            setSearch({ query: email, chosen: customerId });
            setView('customers');
          }}
        />
      ) : null}
      {view === 'reports' ? (
        <ReportsDesk
          onLookUp={(userId) => {
            setSearch({ query: userId, chosen: userId });
            setView('customers');
          }}
        />
      ) : null}
      {view === 'applications' ? <ApplicationsDesk /> : null}
      {view === 'subscribers' ? <SubscribersDesk /> : null}
      {view === 'register' ? <RegisterDesk /> : null}
      {view === 'catalog' ? <CatalogueDesk /> : null}
      {view === 'challenges' ? <ChallengesDesk /> : null}
      {view === 'errors' ? <PageErrorsDesk /> : null}
    </>
  );
}
