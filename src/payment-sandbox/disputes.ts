import type { Ledger } from './ledger.ts';
import { idFor } from './make-id.ts';
import type { Charge, Dispute } from './objects.ts';

/** The card's owner asks the bank for the money back. */
export async function openDispute(
  ledger: Ledger,
  charge: Charge,
  reason: string,
): Promise<Dispute> {
  await ledger.save<Charge>({ ...charge, disputed: true });
  const dispute = await ledger.save<Dispute>({
    id: idFor('dispute'),
    object: 'dispute',
    created: ledger.now,
    livemode: false,
    amount: charge.amount,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    currency: charge.currency,
    reason,
    status: 'needs_response',
    is_charge_refundable: false,
    metadata: {},
  });
  await ledger.announce('charge.dispute.created', dispute);
  return dispute;
}

/** The bank has decided: `won` leaves the money with the seller. */
export async function closeDispute(
  ledger: Ledger,
  dispute: Dispute,
  status: 'won' | 'lost',
): Promise<Dispute> {
  const closed = await ledger.save<Dispute>({ ...dispute, status });
  await ledger.announce('charge.dispute.closed', closed);
  return closed;
}
