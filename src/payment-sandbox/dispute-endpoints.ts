import { z } from 'zod/mini';
import { closeDispute, openDispute } from './disputes.ts';
import { answerWith, type Endpoint, readInput, text } from './endpoints.ts';
import { type Ledger, need } from './ledger.ts';
import { listEndpoint } from './list-endpoint.ts';
import type { Dispute } from './objects.ts';
import { invalidRequest } from './provider-error.ts';
import { needCharge } from './refund-endpoints.ts';

const opening = z.object({
  charge: z.optional(text),
  payment_intent: z.optional(text),
  reason: z.optional(text),
});

const closing = z.object({ status: z.enum(['won', 'lost']) });

/** What the provider's own test mode takes for a good or a bad answer to a dispute. */
const ANSWERS = { winning_evidence: 'won', losing_evidence: 'lost' } as const;
const evidence = z.object({
  evidence: z.object({ uncategorized_text: z.enum(['winning_evidence', 'losing_evidence']) }),
});

async function needOpen(ledger: Ledger, id: string): Promise<Dispute> {
  const dispute = await need(ledger, 'dispute', id);
  if (dispute.status === 'needs_response') return dispute;
  throw invalidRequest('This dispute is already closed', { code: 'dispute_already_closed' });
}

export const DISPUTE_ENDPOINTS: readonly Endpoint[] = [
  listEndpoint('/v1/disputes', 'dispute', ['charge', 'payment_intent']),
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    answer: async ({ ledger, id }) => answerWith(await need(ledger, 'dispute', id)),
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id',
    async answer({ ledger, id, input }) {
      const { uncategorized_text: words } = readInput(evidence, input).evidence;
      return answerWith(await closeDispute(ledger, await needOpen(ledger, id), ANSWERS[words]));
    },
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id/close',
    answer: async ({ ledger, id }) =>
      answerWith(await closeDispute(ledger, await needOpen(ledger, id), 'lost')),
  },
  {
    method: 'POST',
    path: '/v1/test_helpers/disputes',
    async answer({ ledger, input }) {
      const { reason, ...named } = readInput(opening, input);
      const charge = await needCharge(ledger, named);
      return answerWith(await openDispute(ledger, charge, reason ?? 'fraudulent'));
    },
  },
  {
    method: 'POST',
    path: '/v1/test_helpers/disputes/:id/close',
    async answer({ ledger, id, input }) {
      const { status } = readInput(closing, input);
      return answerWith(await closeDispute(ledger, await needOpen(ledger, id), status));
    },
  },
];
