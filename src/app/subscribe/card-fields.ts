/** What the form of the test mode asks for, with the messages shown where it is wrong. */

import { z } from 'zod/mini';
import { CARD_PROBLEMS } from '#content/subscribe-words.ts';
import {
  digitsOf,
  isCardNumber,
  isExpired,
  isSecurityCode,
  readExpiry,
} from '#domain/payment/card.ts';
import { emailField, neededLine } from '#app/kit/forms/account-fields.ts';
import { testCardOf } from './test-cards.ts';

const LONGEST_NAME = 100;

const number = z.string().check(
  z.trim(),
  z.minLength(1, { error: CARD_PROBLEMS.number, abort: true }),
  z.refine((text) => /^[\d\s-]*$/.test(text) && isCardNumber(digitsOf(text)), {
    error: CARD_PROBLEMS.numberShape,
    abort: true,
  }),
  z.refine((text) => testCardOf(digitsOf(text)) !== undefined, CARD_PROBLEMS.notATestCard),
);

const expiry = z.string().check(
  z.refine((text) => readExpiry(text) !== null, { error: CARD_PROBLEMS.expiry, abort: true }),
  z.refine((text) => {
    const read = readExpiry(text);
    return read !== null && !isExpired(read, new Date());
  }, CARD_PROBLEMS.expired),
);

/** The card's owner, which the provider's own form does not ask for. */
export const holderFields = {
  name: neededLine(CARD_PROBLEMS.name, LONGEST_NAME),
  email: emailField,
};

export const cardFields = z.object({
  number,
  expiry,
  cvv: z.string().check(z.trim(), z.refine(isSecurityCode, CARD_PROBLEMS.cvv)),
  ...holderFields,
});

export type CardValues = z.infer<typeof cardFields>;
