/** The provider's known test cards. Their numbers stay in the page: a token goes out in their place. */

import type { TestCardToken } from '#contracts/payment-sandbox.ts';

export interface TestCard {
  readonly token: TestCardToken;
  readonly number: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { token: 'pm_card_visa', number: '4242424242424242' },
  { token: 'pm_card_mastercard', number: '5555555555554444' },
  { token: 'pm_card_authenticationRequired', number: '4000002500003155' },
  { token: 'pm_card_chargeDeclined', number: '4000000000000002' },
  { token: 'pm_card_chargeDeclinedInsufficientFunds', number: '4000000000009995' },
  { token: 'pm_card_chargeDeclinedExpiredCard', number: '4000000000000069' },
  { token: 'pm_card_chargeCustomerFail', number: '4000000000000341' },
];

/** The test card with this number; undefined for any other, which is to be refused. */
export function testCardOf(digits: string): TestCard | undefined {
  return TEST_CARDS.find(({ number }) => number === digits);
}
