import type { Ledger } from './ledger.ts';
import { idFor } from './make-id.ts';
import type { PaymentMethod } from './objects.ts';
import { invalidRequest, missing } from './provider-error.ts';
import { TEST_CARDS } from './test-cards.ts';

const EXPIRY_MONTH = 12;
const EXPIRY_YEAR = 2050;

async function methodOfToken(ledger: Ledger, token: string): Promise<PaymentMethod | undefined> {
  const card = TEST_CARDS.get(token);
  if (card === undefined) return undefined;
  const { brand, last4, behaviour } = card;
  return ledger.save({
    id: idFor('payment_method'),
    object: 'payment_method',
    created: ledger.now,
    livemode: false,
    type: 'card',
    customer: null,
    card: { brand, last4, exp_month: EXPIRY_MONTH, exp_year: EXPIRY_YEAR },
    metadata: {},
    hidden: { behaviour },
  });
}

/**
 * The payment method that an id or the token of a test card stands for; each use of a token makes
 * a new one. @throws {ProviderError} when it stands for none.
 */
export async function methodBy(ledger: Ledger, reference: string): Promise<PaymentMethod> {
  const method =
    (await methodOfToken(ledger, reference)) ?? (await ledger.find('payment_method', reference));
  if (method === undefined) throw missing('PaymentMethod', reference, 'payment_method');
  return method;
}

/** Keeps a card for a customer. @throws {ProviderError} when it is another's already. */
export async function attachMethod(
  ledger: Ledger,
  method: PaymentMethod,
  customer: string,
): Promise<PaymentMethod> {
  if (method.customer === customer) return method;
  if (method.customer !== null) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
      { code: 'payment_method_unexpected_state' },
    );
  }
  const attached = await ledger.save({ ...method, customer });
  await ledger.announce('payment_method.attached', attached);
  return attached;
}

/** A card that is kept for this customer. @throws {ProviderError} when it is not. */
export async function methodOfCustomer(
  ledger: Ledger,
  id: string,
  customer: string,
): Promise<PaymentMethod> {
  const method = await ledger.find('payment_method', id);
  if (method?.customer !== customer) {
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param: 'default_payment_method' },
    );
  }
  return method;
}
