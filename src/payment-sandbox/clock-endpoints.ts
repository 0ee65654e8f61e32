import { z } from 'zod/mini';
import { type Answer, type Endpoint, readInput } from './endpoints.ts';
import { invalidRequest } from './provider-error.ts';

const target = z.object({
  frozen_time: z.pipe(
    z.string().check(z.regex(/^\d{1,11}$/)),
    z.transform((digits: string) => Number(digits)),
  ),
});

/** The one clock of the sandbox. Unlike the provider's test clocks, it keeps running by itself. */
function clockAt(id: string, seconds: number): Answer {
  const body = {
    id,
    object: 'test_helpers.test_clock',
    created: seconds,
    deletes_after: seconds,
    frozen_time: seconds,
    livemode: false,
    name: null,
    status: 'ready',
    status_details: {},
  };
  return { kind: 'raw', body };
}

const ANY_CLOCK = 'clock_sandbox';

export const CLOCK_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/test_helpers/test_clocks/:id',
    answer: async ({ ledger, id }) => clockAt(id, ledger.now),
  },
  {
    method: 'POST',
    path: '/v1/test_helpers/test_clocks',
    answer: async ({ ledger }) => clockAt(ANY_CLOCK, ledger.now),
  },
  {
    method: 'POST',
    path: '/v1/test_helpers/test_clocks/:id/advance',
    async answer({ ledger, id, input }) {
      const { frozen_time: to } = readInput(target, input);
      if (to < ledger.now) {
        throw invalidRequest('Cannot advance a test clock backwards.', { param: 'frozen_time' });
      }
      await ledger.moveClock(to);
      return clockAt(id, to);
    },
  },
];
