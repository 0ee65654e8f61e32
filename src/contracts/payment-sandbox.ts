/** What a card provider answers the pages of its customers directly; served in test mode alone. */
import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { type Limit, MINUTE_S } from './limit.ts';

/** Stand for the provider's known test cards; the numbers themselves never leave the page. */
export const TEST_CARD_TOKENS = [
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_chargeDeclined',
  'pm_card_chargeDeclinedInsufficientFunds',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_chargeCustomerFail',
  'pm_card_authenticationRequired',
] as const;
export type TestCardToken = (typeof TEST_CARD_TOKENS)[number];

const clientSecret = z.string().check(z.regex(/^(?:pi|seti)_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/));

const outcome = z.object({
  status: z.enum(['succeeded', 'processing', 'requires_action', 'requires_payment_method']),
  /** The provider's words on a card that was refused. */
  declined: z.nullable(z.object({ code: z.string(), message: z.string() })),
});

const TEST_PAYMENTS = {
  name: 'test_payments_by_address',
  times: 600,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'address',
} as const satisfies Limit;

export const confirmTestPayment = {
  method: 'POST',
  path: '/api/payment-sandbox/confirm',
  summary: 'Test mode: pays an intent with the token of a test card.',
  access: 'anyone',
  limits: [TEST_PAYMENTS],
  body: z.object({ clientSecret, token: z.enum(TEST_CARD_TOKENS) }),
  reply: outcome,
  errors: ['not_found', 'already_used'],
} as const satisfies Contract;

export const answerTestChallenge = {
  method: 'POST',
  path: '/api/payment-sandbox/challenge',
  summary: 'Test mode: stands in for the bank of a card that asks its owner to confirm.',
  access: 'anyone',
  limits: [TEST_PAYMENTS],
  body: z.object({ clientSecret, answer: z.enum(['complete', 'fail']) }),
  reply: outcome,
  errors: ['not_found', 'already_used'],
} as const satisfies Contract;
