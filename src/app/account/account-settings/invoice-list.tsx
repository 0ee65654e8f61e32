import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { INVOICES_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { CARD_BRANDS } from '#content/invoice-words.ts';
import { inDollars } from '#domain/pricing/prices.ts';
import { formatDay } from '#app/kit/clock/format-date.ts';
import { InvoiceDownload } from './invoice-download.tsx';
import { SectionFailure } from './section-failure.tsx';
import { SettingsRow } from './settings-row.tsx';
import { type Invoice, invoicesQuery } from './subscription.ts';

/** Everything that was paid, each with its file. */
export function InvoiceList() {
  const { data, error, refetch } = useQuery(invoicesQuery);
  const id = useId();
  return (
    <section className="settings-invoices" aria-labelledby={id}>
      <h3 id={id} className="caps mb-4 text-fg-3">
        {INVOICES_WORDS.title}
      </h3>
      {data === undefined ? (
        <SectionFailure
          failed={error !== null}
          waiting={INVOICES_WORDS.loading}
          onRetry={() => void refetch()}
        />
      ) : (
        <Invoices invoices={data} />
      )}
    </section>
  );
}

function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) {
    return <p className="text-md text-fg-2">{INVOICES_WORDS.none}</p>;
  }
  return (
    <ul>
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <InvoiceRow invoice={invoice} />
        </li>
      ))}
    </ul>
  );
}

function detailOf({ number, paidAt, card }: Invoice): string {
  const values = { number, date: formatDay(paidAt) ?? '' };
  if (card === null) return fillIn(INVOICES_WORDS.detail, values);
  const brand = CARD_BRANDS[card.brand] ?? card.brand;
  return fillIn(INVOICES_WORDS.detailWithCard, { ...values, brand, last4: card.last4 });
}

/** What happened to a payment after it was made: a dispute or a refund; null where nothing did. */
function fateOf({ status, amount, refunded }: Invoice): string | null {
  if (status === 'disputed') return INVOICES_WORDS.disputed;
  if (refunded >= amount) return INVOICES_WORDS.refunded;
  if (refunded === 0) return null;
  return fillIn(INVOICES_WORDS.partlyRefunded, { amount: inDollars(refunded) });
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const fate = fateOf(invoice);
  const title = (
    <>
      {INVOICES_WORDS.types[invoice.type]}
      <span className="settings-amount">{inDollars(invoice.amount)}</span>
      {fate === null ? null : <span className="settings-badge">{fate}</span>}
    </>
  );
  return (
    <SettingsRow title={title} detail={detailOf(invoice)}>
      <InvoiceDownload invoice={invoice} />
    </SettingsRow>
  );
}
