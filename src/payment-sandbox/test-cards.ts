/** The provider's test cards that the sandbox knows, by their tokens. */
import type { CardBehaviour, Refusal } from './objects.ts';

export interface TestCard {
  readonly brand: string;
  readonly last4: string;
  readonly behaviour: CardBehaviour;
}

/** https://docs.stripe.com/testing, less what the page never asks for. */
export const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map([
  ['pm_card_visa', { brand: 'visa', last4: '4242', behaviour: 'pays' }],
  ['pm_card_mastercard', { brand: 'mastercard', last4: '4444', behaviour: 'pays' }],
  ['pm_card_chargeDeclined', { brand: 'visa', last4: '0002', behaviour: 'declined' }],
  ['pm_card_visa_chargeDeclined', { brand: 'visa', last4: '0002', behaviour: 'declined' }],
  [
    'pm_card_chargeDeclinedInsufficientFunds',
    { brand: 'visa', last4: '9995', behaviour: 'lacks_funds' },
  ],
  ['pm_card_chargeDeclinedExpiredCard', { brand: 'visa', last4: '0069', behaviour: 'expired' }],
  ['pm_card_chargeCustomerFail', { brand: 'visa', last4: '0341', behaviour: 'fails_later' }],
  ['pm_card_authenticationRequired', { brand: 'visa', last4: '3155', behaviour: 'asks_bank' }],
  ['pm_card_createDispute', { brand: 'visa', last4: '0259', behaviour: 'is_disputed' }],
]);

const DECLINED: Refusal = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

const LACKS_FUNDS: Refusal = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

const EXPIRED: Refusal = {
  type: 'card_error',
  code: 'expired_card',
  decline_code: 'expired_card',
  message: 'Your card has expired.',
};

const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** What the provider says when authentication with the bank failed. */
export function failedChallenge(of: 'payment_intent' | 'setup_intent'): Refusal {
  return {
    type: 'invalid_request_error',
    code: `${of}_authentication_failure`,
    message: NOT_AUTHENTICATED,
  };
}

/** What comes of charging a card. */
export type CardOutcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'asks_bank' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const PAID: CardOutcome = { kind: 'paid' };

/**
 * How a card answers. Its owner is there (`present`) when a page pays, and not when a subscription
 * renews; a bank that has asked its owner once does not ask about renewals.
 */
export function outcomeOf(behaviour: CardBehaviour, ownerIs: 'present' | 'away'): CardOutcome {
  switch (behaviour) {
    case 'pays':
    case 'is_disputed':
      return PAID;
    case 'declined':
      return { kind: 'refused', refusal: DECLINED };
    case 'lacks_funds':
      return { kind: 'refused', refusal: LACKS_FUNDS };
    case 'expired':
      return { kind: 'refused', refusal: EXPIRED };
    case 'fails_later':
      return ownerIs === 'present' ? PAID : { kind: 'refused', refusal: DECLINED };
    case 'asks_bank':
      return ownerIs === 'present' ? { kind: 'asks_bank' } : PAID;
  }
}
