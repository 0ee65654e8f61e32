import type { FastifyReply } from 'fastify';

/** Aborted when the caller hangs up before the answer: nobody waits for it any more. */
export function whenLeft({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort());
  return leaving.signal;
}
