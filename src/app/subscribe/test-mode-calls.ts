/** What the test mode's page says to the stand-in for a provider: tokens, and never a number. */

import type { ReplyOf } from '#contracts/contract.ts';
import {
  answerTestChallenge,
  confirmTestPayment,
  type TestCardToken,
} from '#contracts/payment-sandbox.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import type { CardOutcome } from './use-confirmation.ts';

function outcomeOf({ status, declined }: ReplyOf<typeof confirmTestPayment>): CardOutcome {
  return { status, declined: declined?.message ?? null };
}

/** Pays, or sets up, with the card that a token stands for. Rejects with ApiProblem. */
export async function confirmTestCard(
  clientSecret: string,
  token: TestCardToken,
): Promise<CardOutcome> {
  return outcomeOf(await callApi(confirmTestPayment, { body: { clientSecret, token } }));
}

/** Answers the bank of a card. Rejects with ApiProblem. */
export async function answerBank(
  clientSecret: string,
  answer: 'complete' | 'fail',
): Promise<CardOutcome> {
  return outcomeOf(await callApi(answerTestChallenge, { body: { clientSecret, answer } }));
}
