import { eq } from 'drizzle-orm';
import { fillIn } from '#content/fill-in.ts';
import { CARD_BRANDS, INVOICE_WORDS } from '#content/invoice-words.ts';
import type { MailName } from '#content/mails.ts';
import { paperDay, paperTime } from '#content/paper-dates.ts';
import { inDollars } from '#domain/pricing/prices.ts';
import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { entitlements } from '#server/db/schema/payments.ts';
import { issueInvoice } from '#server/services/invoices/issue-invoice.ts';
import type { Mails } from '#server/services/mail/mails.ts';
import type {
  OnCustomerChange,
  RowChange,
  StoredPayment,
  StoredSubscription,
} from './customer-change.ts';
import { receiptAddressOf } from './receipt-address.ts';

export interface ReceiptsNeeds {
  readonly mails: Mails;
  /** The address of our own pages. */
  readonly origin: string;
  /** Whether payments are only simulated here. */
  readonly isTestMode: boolean;
}

interface Reader {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
}

interface Letter {
  readonly mail: MailName;
  readonly values: Readonly<Record<string, string>>;
  /** A path of ours. */
  readonly path: string;
  /**
   * Of a payment: the mail that is sent if there is no account, and the intent by which its address is
   * found.
   */
  readonly guest?: { readonly mail: MailName; readonly intentId: string };
}

const ACCOUNT = '/account-settings';
const SUPPORT = '/contact-support';
const CHANGE_CARD = '/subscribe?change=payment-method&return=/account-settings';

/** The owner of an account, who reads its mails; undefined for a guest, or if the account was erased. */
async function readerOf(on: Transaction, userId: string | null): Promise<Reader | undefined> {
  if (userId === null) return undefined;
  const [user] = await on
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  return user;
}

async function endOfWhatWasBought(on: Transaction, { id, paidAt, createdAt }: StoredPayment) {
  const [right] = await on
    .select({ endsAt: entitlements.endsAt })
    .from(entitlements)
    .where(eq(entitlements.paymentId, id));
  return right?.endsAt ?? paidAt ?? createdAt;
}

function cardWords({ cardBrand, cardLast4 }: StoredPayment): string {
  if (cardBrand === null || cardLast4 === null) return INVOICE_WORDS.aCard;
  return fillIn(INVOICE_WORDS.card, {
    brand: CARD_BRANDS[cardBrand] ?? cardBrand,
    last4: cardLast4,
  });
}

/** Gives a payment that has just arrived its number, and thanks for it. */
async function thankFor(
  on: Transaction,
  payment: StoredPayment,
  paidAt: Date,
  isTestMode: boolean,
): Promise<Letter> {
  const number = await issueInvoice(on, { id: payment.id, paidAt }, isTestMode);
  const end = await endOfWhatWasBought(on, payment);
  const isPass = payment.kind === 'hourly';
  return {
    mail: isPass ? 'passBought' : 'paymentReceived',
    values: {
      number,
      amount: inDollars(payment.amountCents),
      card: cardWords(payment),
      line: INVOICE_WORDS.lines[payment.kind],
      end: isPass ? paperTime(end) : paperDay(end),
    },
    path: ACCOUNT,
    guest: { mail: 'guestPassBought', intentId: payment.intentId },
  };
}

async function lettersOfPayment(
  on: Transaction,
  { before, after }: RowChange<StoredPayment>,
  isTestMode: boolean,
): Promise<readonly Letter[]> {
  const letters: Letter[] = [];
  if (after.paidAt !== null && (before?.paidAt ?? null) === null) {
    letters.push(await thankFor(on, after, after.paidAt, isTestMode));
  }
  const refunded = after.refundedCents - (before?.refundedCents ?? 0);
  if (refunded > 0) {
    letters.push({
      mail: 'refunded',
      values: { amount: inDollars(refunded), line: INVOICE_WORDS.lines[after.kind] },
      path: ACCOUNT,
      guest: { mail: 'guestRefunded', intentId: after.intentId },
    });
  }
  return letters;
}

/** A subscription that is seen for the first time has nothing to announce but its payments. */
function letterOfSubscription({
  before,
  after,
}: RowChange<StoredSubscription>): Letter | undefined {
  if (before === undefined || before.status === after.status) return undefined;
  const end = paperDay(after.paidUntil);
  switch (after.status) {
    case 'past_due':
      return {
        mail: 'renewalFailed',
        values: { grace: paperTime(after.graceUntil ?? after.paidUntil) },
        path: CHANGE_CARD,
      };
    case 'cancelled':
      return { mail: 'subscriptionCancelled', values: { end }, path: ACCOUNT };
    case 'ended':
      return { mail: 'subscriptionEnded', values: {}, path: ACCOUNT };
    case 'active':
      return before.status === 'cancelled'
        ? { mail: 'subscriptionResumed', values: { end }, path: ACCOUNT }
        : undefined;
  }
}

/**
 * Numbers what was paid and writes to its buyer about each change, in the transaction that stores the
 * change: so each happens once, however often the provider announces it.
 */
export function createReceipts({ mails, origin, isTestMode }: ReceiptsNeeds): {
  readonly onChange: OnCustomerChange;
} {
  /** To the address that was given with the order; an erased account has given none. */
  async function sendToGuest(on: Transaction, { guest, values }: Letter): Promise<void> {
    if (guest === undefined) return;
    const to = await receiptAddressOf(on, guest.intentId);
    if (to === undefined) return;
    const link = `${origin}${SUPPORT}`;
    await mails.send(on, guest.mail, { to, values, link, isTest: isTestMode });
  }

  return {
    async onChange(on, { customer, payments, subscriptions }) {
      const letters: Letter[] = [];
      const inOrder = payments.toSorted(
        (one, other) =>
          (one.after.paidAt?.getTime() ?? Infinity) - (other.after.paidAt?.getTime() ?? Infinity),
      );
      for (const change of inOrder)
        letters.push(...(await lettersOfPayment(on, change, isTestMode)));
      for (const change of subscriptions) {
        const letter = letterOfSubscription(change);
        if (letter !== undefined) letters.push(letter);
      }
      if (letters.length === 0) return;
      const reader = await readerOf(on, customer.userId);
      if (reader === undefined) {
        for (const letter of letters) await sendToGuest(on, letter);
        return;
      }
      for (const { mail, values, path } of letters) {
        await mails.send(on, mail, {
          to: reader.email,
          userId: reader.id,
          name: reader.firstName,
          values,
          link: `${origin}${path}`,
          isTest: isTestMode,
        });
      }
    },
  };
}
