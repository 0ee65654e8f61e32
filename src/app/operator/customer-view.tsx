import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  CUSTOMER_KIND_WORDS,
  CUSTOMER_WORDS,
  OPERATOR_PAGE_WORDS,
} from '#content/operator-customer-words.ts';
import { FailureNote } from '#app/kit/ui/failure-note.tsx';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { AccountFacts } from './account-facts.tsx';
import { customerQuery, type Customer } from './customers.ts';
import { EntitlementsSection } from './entitlements-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { RecordSection } from './record-section.tsx';

/** Everything about one customer. */
export function CustomerView({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(customerQuery(id));
  if (data !== undefined) return <CustomerSheet customer={data} />;
  if (error === null) return <LoadingNote>{OPERATOR_PAGE_WORDS.loading}</LoadingNote>;
  return (
    <FailureNote
      title={CUSTOMER_WORDS.failed}
      advice={CUSTOMER_WORDS.failedAdvice}
      retry={CUSTOMER_WORDS.tryAgain}
      onRetry={() => void refetch()}
    />
  );
}

function CustomerSheet({ customer }: { customer: Customer }) {
  const { kind, account, plan } = customer;
  const heading = useRef<HTMLHeadingElement>(null);
  // Choosing a customer in the list moves the focus there, wherever on the page that is.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <article className="operator-customer">
      <header>
        <p className="caps text-fg-3">{CUSTOMER_KIND_WORDS[kind]}</p>
        <h2 ref={heading} tabIndex={-1} className="operator-name display">
          {account?.name ?? CUSTOMER_KIND_WORDS[kind]}
          {plan.isProUser ? (
            <span className="operator-badge-pill" data-tone="pro">
              {CUSTOMER_WORDS.pro}
            </span>
          ) : null}
        </h2>
        <AccountFacts customer={customer} />
      </header>
      <PaymentsSection customer={customer} />
      <EntitlementsSection customer={customer} />
      <RecordSection customer={customer} />
    </article>
  );
}
