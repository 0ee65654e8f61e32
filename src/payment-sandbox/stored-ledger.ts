import { and, asc, desc, eq, inArray, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { sandboxClock, sandboxObjects } from './tables.ts';
import { envelope } from './envelope.ts';
import type { Ledger, Wanted } from './ledger.ts';
import { isOfKind, type Kind } from './objects.ts';
import { playDue } from './renewals.ts';
import type { Sheet } from './sheet.ts';

/** The one row of the clock. */
export const CLOCK = 'clock';
const MS_PER_S = 1000;

function conditionsOf(on: Transaction, kind: Kind, wanted: Wanted): (SQL | undefined)[] {
  const { having, lookupKeys, withoutStatus, startingAfter } = wanted;
  const status = sql`${sandboxObjects.body} ->> 'status'`;
  const earlier = on
    .select({ sequence: sandboxObjects.sequence })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, startingAfter ?? ''));
  return [
    eq(sandboxObjects.kind, kind),
    having === undefined
      ? undefined
      : sql`${sandboxObjects.body} @> ${JSON.stringify(having)}::jsonb`,
    lookupKeys === undefined
      ? undefined
      : inArray(sql`${sandboxObjects.body} ->> 'lookup_key'`, [...lookupKeys]),
    withoutStatus === undefined ? undefined : not(inArray(status, [...withoutStatus])),
    startingAfter === undefined ? undefined : sql`${sandboxObjects.sequence} < (${earlier})`,
  ];
}

interface LedgerNeeds {
  readonly sheet: Sheet;
  /** The ledger's own time, in seconds since 1970. */
  readonly moment: number;
  /** The time of day without the clock's lead, in milliseconds. */
  readonly realNow: () => number;
  /** Called with the clock's new lead, in milliseconds, after the clock was moved. */
  readonly onLead: (leadMs: number) => void;
}

/** The ledger in the database, within a transaction that has locked the clock. */
export function storedLedger({ sheet, moment, realNow, onLead }: LedgerNeeds): Ledger {
  const { on } = sheet;
  return {
    now: moment,
    async find(kind, id) {
      const object = await sheet.find(id);
      return object !== undefined && isOfKind(object, kind) ? object : undefined;
    },
    findAny: sheet.find,
    load: sheet.load,
    async list(kind, wanted) {
      await sheet.flush();
      const query = on
        .select({ body: sandboxObjects.body })
        .from(sandboxObjects)
        .where(and(...conditionsOf(on, kind, wanted)))
        .orderBy(desc(sandboxObjects.sequence));
      const rows = await (wanted.limit === undefined ? query : query.limit(wanted.limit));
      return rows.flatMap(({ body }) => (isOfKind(body, kind) ? [body] : []));
    },
    async save(object) {
      sheet.save(object);
      return object;
    },
    async announce(type, object) {
      const { id, payload } = envelope(type, object, moment);
      sheet.announce({ id, payload, dueAt: new Date(realNow()) });
    },
    async moveClock(to) {
      await playUntil({ sheet, moment, realNow, onLead }, to);
      const leadMs = to * MS_PER_S - realNow();
      await on.update(sandboxClock).set({ leadMs }).where(eq(sandboxClock.id, CLOCK));
      onLead(leadMs);
    },
  };
}

/** Makes everything that is due by a moment happen, in order and each thing at its own moment. */
export async function playUntil(needs: LedgerNeeds, until: number): Promise<void> {
  const { sheet } = needs;
  for (;;) {
    await sheet.flush();
    const [next] = await sheet.on
      .select({ body: sandboxObjects.body, dueAt: sandboxObjects.dueAt })
      .from(sandboxObjects)
      .where(lte(sandboxObjects.dueAt, until))
      .orderBy(asc(sandboxObjects.dueAt), asc(sandboxObjects.sequence))
      .limit(1);
    if (next === undefined || next.dueAt === null || next.body.object !== 'subscription') return;
    await playDue(storedLedger({ ...needs, moment: next.dueAt }), next.body);
  }
}
