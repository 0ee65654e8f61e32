import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import type { Mails } from '#server/services/mail/mails.ts';
import { forgetOld, KEPT_MS } from './forget-old.ts';

export interface RetentionNeeds {
  readonly database: Database;
  readonly mails: Pick<Mails, 'forgetBefore'>;
  readonly now: () => Date;
}

const EVERY_MS = 60 * 60 * 1000;

/** Forgets what has been kept long enough, now and then for as long as the server runs. */
export function addRetention(app: FastifyInstance, { database, mails, now }: RetentionNeeds): void {
  let timer: NodeJS.Timeout | undefined;
  let forgetting: Promise<void> = Promise.resolve();

  async function forget(): Promise<void> {
    try {
      await forgetOld(database, now());
      await mails.forgetBefore(new Date(now().getTime() - KEPT_MS.writtenMail));
    } catch (error) {
      app.log.warn({ err: error }, 'what is old could not be forgotten');
    }
  }

  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      forgetting = forget();
    }, EVERY_MS);
    timer.unref();
    forgetting = forget();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await forgetting;
  });
}
