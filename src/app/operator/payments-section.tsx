import { useState } from 'react';
import { inDollars } from '#domain/pricing/prices.ts';
import { fillIn } from '#content/fill-in.ts';
import { CARD_BRANDS } from '#content/invoice-words.ts';
import { PAYMENT_KIND_WORDS, PAYMENTS_WORDS } from '#content/operator-customer-words.ts';
import { formatDay, formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { CustomerSection } from './customer-section.tsx';
import type { Customer, CustomerPayment } from './customers.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** Everything that a customer paid, and the means to refund it. */
export function PaymentsSection({ customer }: { customer: Customer }) {
  const [refunding, setRefunding] = useState<CustomerPayment | null>(null);
  const { id, payments } = customer;
  return (
    <CustomerSection title={PAYMENTS_WORDS.title}>
      {payments.length === 0 ? (
        <p className="text-fg-2">{PAYMENTS_WORDS.none}</p>
      ) : (
        <ul className="operator-list">
          {payments.map((payment) => (
            <li key={payment.id} className="operator-row">
              <PaymentRow
                payment={payment}
                onRefund={() => {
                  setRefunding(payment);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {refunding === null ? null : (
        <RefundDialog
          customerId={id}
          payment={refunding}
          onClose={() => {
            setRefunding(null);
          }}
        />
      )}
    </CustomerSection>
  );
}

interface PaymentRowProps {
  readonly payment: CustomerPayment;
  readonly onRefund: () => void;
}

function PaymentRow({ payment, onRefund }: PaymentRowProps) {
  const { type, amount, refunded, refundable, status, card, intentId, invoiceNumber } = payment;
  const at = payment.paidAt ?? payment.createdAt;
  return (
    <>
      <div className="min-w-0 flex-1 basis-60">
        <p className="operator-row-title">
          <span className="tabular-nums">{inDollars(amount)}</span>
          {PAYMENT_KIND_WORDS[type]}
          <span className="operator-badge-pill" data-tone={status}>
            {PAYMENTS_WORDS.status[status]}
          </span>
        </p>
        <p className="operator-row-detail">
          {formatDayAndTime(at)}
          {card === null ? null : (
            <span>
              {fillIn(PAYMENTS_WORDS.card, {
                brand: CARD_BRANDS[card.brand] ?? card.brand,
                last4: card.last4,
              })}
            </span>
          )}
          {refunded === 0 ? null : (
            <span>{fillIn(PAYMENTS_WORDS.refunded, { amount: inDollars(refunded) })}</span>
          )}
          {invoiceNumber === null ? null : <span>{invoiceNumber}</span>}
          <span className="operator-id">{intentId}</span>
        </p>
      </div>
      {refundable === 0 ? null : (
        <button
          type="button"
          className="quiet-button operator-quiet px-4"
          aria-label={fillIn(PAYMENTS_WORDS.refundNamed, {
            amount: inDollars(amount),
            date: formatDay(at) ?? '',
          })}
          onClick={onRefund}
        >
          {PAYMENTS_WORDS.refund}
        </button>
      )}
    </>
  );
}
