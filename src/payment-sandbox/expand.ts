/** The provider sends ids; where a call asks to `expand` a field, the whole object instead. */
import { shown } from './envelope.ts';
import type { Ledger } from './ledger.ts';
import type { Invoice } from './billing-objects.ts';
import type { SandboxObject } from './objects.ts';
import { invalidRequest } from './provider-error.ts';

type Sent = Record<string, unknown>;

const DEEPEST = 4;

function isRecord(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function paymentsOf(invoice: Invoice): Sent {
  const { intent } = invoice.hidden;
  const isPaid = invoice.status === 'paid';
  const paidAt = invoice.status_transitions.paid_at;
  const status = { open: 'open', paid: 'paid', void: 'canceled' }[invoice.status];
  const payment = {
    id: intent.replace('pi_', 'inpay_'),
    object: 'invoice_payment',
    amount_paid: isPaid ? invoice.amount_paid : null,
    amount_requested: invoice.amount_due,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status,
    status_transitions: {
      canceled_at: invoice.status_transitions.voided_at,
      paid_at: paidAt,
    },
  };
  return { object: 'list', data: [payment], has_more: false, url: '/v1/invoice_payments' };
}

async function confirmationSecretOf(ledger: Ledger, invoice: Invoice): Promise<Sent | null> {
  const intent = await ledger.find('payment_intent', invoice.hidden.intent);
  if (intent === undefined || invoice.status !== 'open') return null;
  return { type: 'payment_intent', client_secret: intent.client_secret };
}

/** What is left out of an object unless it is asked for. */
async function included(ledger: Ledger, owner: Sent, field: string): Promise<unknown> {
  const { object, id } = owner;
  if (typeof id !== 'string') return undefined;
  if (object === 'charge' && field === 'refunds') {
    const data = await ledger.list('refund', { having: { charge: id } });
    return { object: 'list', data: data.map(shown), has_more: false, url: '/v1/refunds' };
  }
  if (object !== 'invoice') return undefined;
  const invoice = await ledger.find('invoice', id);
  if (invoice === undefined) return undefined;
  if (field === 'payments') return paymentsOf(invoice);
  return field === 'confirmation_secret' ? confirmationSecretOf(ledger, invoice) : undefined;
}

async function wholeOf(ledger: Ledger, owner: Sent, field: string): Promise<unknown> {
  const value = owner[field];
  if (typeof value === 'string') {
    const found = await ledger.findAny(value);
    return found === undefined ? undefined : shown(found);
  }
  return value === undefined ? included(ledger, owner, field) : value;
}

async function expandIn(ledger: Ledger, value: unknown, path: readonly string[]): Promise<unknown> {
  const [field, ...rest] = path;
  if (field === undefined) return value;
  if (Array.isArray(value)) {
    const references = value.map((each: unknown) => (isRecord(each) ? each[field] : undefined));
    await ledger.load(references.filter((reference) => typeof reference === 'string'));
    const all: unknown[] = [];
    for (const each of value) all.push(await expandIn(ledger, each, path));
    return all;
  }
  // There is nothing to expand here, which is not an error.
  if (!isRecord(value)) return value;
  const whole = await wholeOf(ledger, value, field);
  if (whole === undefined) {
    throw invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
  }
  return { ...value, [field]: await expandIn(ledger, whole, rest) };
}

/** What is sent, with these paths expanded. @throws {ProviderError} for one that cannot be. */
export async function expand(
  ledger: Ledger,
  sent: unknown,
  paths: readonly string[],
): Promise<unknown> {
  let expanded = sent;
  for (const path of paths) {
    const segments = path.split('.');
    if (segments.length > DEEPEST) {
      throw invalidRequest('You cannot expand more than 4 levels of a property.', {
        param: 'expand',
      });
    }
    expanded = await expandIn(ledger, expanded, segments);
  }
  return expanded;
}

/** A page of a list as it is sent. */
export function shownList(
  data: readonly SandboxObject[],
  hasMore: boolean,
  url: string,
): Readonly<Record<string, unknown>> {
  return { object: 'list', url, has_more: hasMore, data: data.map(shown) };
}
