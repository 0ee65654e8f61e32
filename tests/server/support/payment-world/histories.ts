/** Histories of people who buy, as a property test plays them. */
import fc from 'fast-check';
import { PRICED_PLANS, type PricedPlan } from '#domain/pricing/prices.ts';
import { TEST_CARD_TOKENS, type TestCardToken } from '#contracts/payment-sandbox.ts';
import type { DatabaseFault } from '#tests/server/support/fallible-database.ts';

/** What goes wrong between the server and the rest of the world, until the next trouble. */
export type Trouble = DatabaseFault | 'provider-away' | 'restart' | 'none';

/** One thing that happens; `buyer` is a number that is taken modulo how many there are. */
export type Step =
  | {
      readonly do: 'buy';
      readonly buyer: number;
      readonly kind: PricedPlan;
      readonly card: TestCardToken;
      readonly answer: 'complete' | 'fail';
    }
  | { readonly do: 'sign-in' | 'cancel' | 'resume'; readonly buyer: number }
  | { readonly do: 'refund'; readonly buyer: number; readonly inFull: boolean }
  | { readonly do: 'dispute'; readonly buyer: number; readonly end: 'open' | 'won' | 'lost' }
  | { readonly do: 'wait'; readonly hours: number }
  | { readonly do: 'trouble'; readonly trouble: Trouble };

const buyer = fc.nat(1000);
const HOURS = [1, 5, 24, 24 * 3, 24 * 10, 24 * 31] as const;

/** Most cards pay: a history of refusals alone would have little to tell. */
const card = fc.oneof(
  { weight: 5, arbitrary: fc.constant<TestCardToken>('pm_card_visa') },
  { weight: 2, arbitrary: fc.constant<TestCardToken>('pm_card_chargeCustomerFail') },
  { weight: 2, arbitrary: fc.constant<TestCardToken>('pm_card_authenticationRequired') },
  { weight: 2, arbitrary: fc.constantFrom(...TEST_CARD_TOKENS) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('buy'),
      buyer,
      kind: fc.constantFrom(...PRICED_PLANS),
      card,
      answer: fc.constantFrom('complete', 'complete', 'fail'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('sign-in', 'cancel', 'resume'), buyer }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund'), buyer, inFull: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('dispute'),
      buyer,
      end: fc.constantFrom('open', 'won', 'lost'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait'), hours: fc.constantFrom(...HOURS) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('trouble'),
      trouble: fc.constantFrom<Trouble>(
        'refuses',
        'forgets',
        'hides',
        'provider-away',
        'restart',
        'none',
        'none',
      ),
    }),
  },
);

/** What happens to a few people, in order. */
export function history(length: number): fc.Arbitrary<readonly Step[]> {
  return fc.array(step, { minLength: length, maxLength: length });
}
