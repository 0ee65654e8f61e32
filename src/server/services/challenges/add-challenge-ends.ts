import type { FastifyInstance } from 'fastify';

/** A result is there about this long after its challenge ended, also while nobody asks for it. */
const EVERY_MS = 30_000;

/** Settles challenges that are over, now and then for as long as the server runs. */
export function addChallengeEnds(app: FastifyInstance, settle: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  let settling: Promise<void> = Promise.resolve();

  async function settleNow(): Promise<void> {
    try {
      await settle();
    } catch (error) {
      app.log.warn({ err: error }, 'challenges that are over could not be settled');
    }
  }

  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      settling = settleNow();
    }, EVERY_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await settling;
  });
}
