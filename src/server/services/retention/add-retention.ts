import type { FastifyInstance } from 'fastify';
import { addRepeatedWork } from '#server/services/jobs/add-repeated-work.ts';
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
  addRepeatedWork(app, {
    async work() {
      await forgetOld(database, now());
      await mails.forgetBefore(new Date(now().getTime() - KEPT_MS.writtenMail));
    },
    everyMs: EVERY_MS,
    firstAfterMs: 0,
    failure: 'what is old could not be forgotten',
  });
}
