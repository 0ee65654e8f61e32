import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { reportClientError } from '#contracts/client-errors.ts';
import type { BodyOf } from '#contracts/contract.ts';
import { withoutTraces } from '#domain/page-errors/without-traces.ts';
import type { Database } from '#server/db/database.ts';
import { clientErrors } from '#server/db/schema/correspondence.ts';

export type PageError = BodyOf<typeof reportClientError>;

/** Where and how often pages break. */
export interface ClientErrors {
  /** Logs an error and counts it, without anything that could lead to a person. */
  readonly note: (error: PageError) => Promise<void>;
}

export interface ClientErrorsNeeds {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** More kinds of errors than any real app has; any beyond these are only logged. */
const MOST_KINDS = 1000;

/** Errors that break at the same place of the same version are one kind. */
function fingerprintOf({ version, message, stack }: PageError): string {
  const [firstFrame = ''] = stack.split('\n').filter((line) => /^\s*at |@/.test(line));
  return createHash('sha256').update([version, message, firstFrame].join('\n')).digest('base64url');
}

export function createClientErrors({ database, log, now }: ClientErrorsNeeds): ClientErrors {
  /** Adds a kind while there is room for one, or counts one that is known. */
  async function count(error: PageError, at: Date): Promise<void> {
    const fingerprint = fingerprintOf(error);
    const { message, stack, page, version } = error;
    const moment = sql`${at.toISOString()}::timestamptz`;
    await database.execute(sql`
      insert into ${clientErrors} (fingerprint, message, stack, page, version, times, first_at, last_at)
      select ${fingerprint}, ${message}, ${stack}, ${page}, ${version}, 1, ${moment}, ${moment}
      where (select count(*) from ${clientErrors}) < ${MOST_KINDS}
        or exists (select from ${clientErrors} as known where known.fingerprint = ${fingerprint})
      on conflict (fingerprint) do update
        set times = ${clientErrors}.times + 1, last_at = excluded.last_at`);
  }

  return {
    async note({ message, stack, ...rest }) {
      const error = { ...rest, message: withoutTraces(message), stack: withoutTraces(stack) };
      log.warn({ pageError: error }, 'a page broke');
      await count(error, now());
    },
  };
}
