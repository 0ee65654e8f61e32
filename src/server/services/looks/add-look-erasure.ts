import type { FastifyInstance } from 'fastify';
import type { Looks } from './looks.ts';

/** A deleted look is gone for good about this long after it could last be brought back. */
const EVERY_MS = 60_000;

/** Erases deleted looks now and then for as long as the server runs. */
export function addLookErasure(app: FastifyInstance, looks: Pick<Looks, 'erase'>): void {
  let timer: NodeJS.Timeout | undefined;
  let erasing: Promise<void> = Promise.resolve();

  async function erase(): Promise<void> {
    try {
      await looks.erase();
    } catch (error) {
      app.log.warn({ err: error }, 'deleted looks could not be erased');
    }
  }

  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      erasing = erase();
    }, EVERY_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await erasing;
  });
}
