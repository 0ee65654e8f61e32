import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import {
  CUSTOMER_KIND_WORDS,
  OPERATOR_PAGE_WORDS,
  SEARCH_WORDS,
} from '#content/operator-customer-words.ts';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { FailureNote } from '#app/kit/ui/failure-note.tsx';
import { searchQuery, type FoundCustomer } from './customers.ts';
import { needsTotp, TotpNeeded } from './operators-only.tsx';

const SHORTEST_QUERY = 3;
const schema = z.object({
  query: z.string().check(z.trim(), z.minLength(SHORTEST_QUERY, SEARCH_WORDS.tooShort)),
});

interface CustomerSearchProps {
  readonly initial: string;
  readonly onSearch: (query: string) => void;
}

/** Asks which customer to look for. */
export function CustomerSearch({ initial, onSearch }: CustomerSearchProps) {
  const { form, submit, busy } = useServerForm({
    schema,
    defaultValues: { query: initial },
    send: ({ query }) => Promise.resolve(query),
    onDone: onSearch,
    failure: 'customersNotFound',
  });
  return (
    <form className="operator-search" role="search" noValidate onSubmit={submit}>
      <TextField
        form={form}
        name="query"
        type="search"
        label={SEARCH_WORDS.label}
        hint={SEARCH_WORDS.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton busy={busy} busyWords={SEARCH_WORDS.searching} className="button-primary">
        {SEARCH_WORDS.submit}
      </SubmitButton>
    </form>
  );
}

interface FoundCustomersProps {
  readonly query: string;
  /** Id of the customer on show. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** The customers that a search has found. */
export function FoundCustomers({ query, chosen, onChoose }: FoundCustomersProps) {
  const { data, error, refetch } = useQuery(searchQuery(query));
  if (error !== null) {
    if (needsTotp(error)) return <TotpNeeded />;
    return (
      <FailureNote
        title={SEARCH_WORDS.failed}
        advice={SEARCH_WORDS.failedAdvice}
        retry={SEARCH_WORDS.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <p role="status">{OPERATOR_PAGE_WORDS.loading}</p>;
  if (data.length === 0) {
    return (
      <p role="status" className="operator-nobody">
        <strong>{SEARCH_WORDS.nobody}</strong>
        {SEARCH_WORDS.nobodyAdvice}
      </p>
    );
  }
  return (
    <section aria-label={SEARCH_WORDS.results}>
      <ul className="operator-found">
        {data.map((customer) => (
          <li key={customer.id}>
            <button
              type="button"
              className="operator-found-one"
              aria-pressed={customer.id === chosen}
              onClick={() => {
                onChoose(customer.id);
              }}
            >
              <FoundName customer={customer} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundName({ customer }: { customer: FoundCustomer }) {
  const { id, kind, name, email } = customer;
  return (
    <>
      <span className="operator-found-name">{name ?? CUSTOMER_KIND_WORDS[kind]}</span>
      <span className="operator-found-detail">{email ?? id}</span>
    </>
  );
}
