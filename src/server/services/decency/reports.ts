import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Evidence } from '#contracts/operator-reports.ts';
import type { ReportAbout } from '#contracts/reports.ts';
import {
  MOST_EVIDENCE,
  type ReportKind,
  type ReportReason,
  URGENT_REASON,
} from '#domain/decency/report.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { hiddenNames, reportCases, reports } from '#server/db/schema/decency.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Holder } from '#server/services/access/holder.ts';
import type { HandOver } from '#server/services/guests/guests.ts';
import { readEvidence } from './read-evidence.ts';
import type { FoundThing, Reportable } from './reportable.ts';

export interface NewReport {
  readonly about: ReportAbout;
  readonly reason: ReportReason;
  readonly words: string;
}

/** Reports of what others see. The services that keep those things say how they are found, hidden and ended. */
export interface Reports {
  /** Called once for each kind that can be reported. */
  readonly serve: (kind: Exclude<ReportKind, 'name'>, reportable: Reportable) => void;
  /** Rejects with `not_found` where the person cannot see it, with `forbidden` where it is their own. */
  readonly find: (about: ReportAbout, viewerId: string | undefined) => Promise<FoundThing>;
  /**
   * Stores a report of what was found, with a copy of it. Resolves with whether it is the person's first
   * of this thing; another one changes nothing.
   */
  readonly send: (sender: Holder, found: FoundThing, report: NewReport) => Promise<boolean>;
  /** How a kind is hidden and ended. */
  readonly reportableOf: (kind: ReportKind) => Reportable | undefined;
  /** Makes a guest's reports the account's; where both reported a thing, one of them stays. */
  readonly handOver: HandOver;
}

export interface ReportsNeeds {
  readonly database: Database;
  readonly now: () => Date;
}

/** The stored evidence of a thing, with the state in which it was reported now. */
function withEvidence(
  known: readonly Evidence[],
  { text, by, within, look }: FoundThing,
  at: Date,
) {
  const seen: Evidence = { at: at.toISOString(), text, by, within, look };
  const last = known.at(-1);
  const isKnown =
    last !== undefined &&
    JSON.stringify({ ...last, at: '' }) === JSON.stringify({ ...seen, at: '' });
  if (isKnown) return known;
  const [first] = known;
  if (first === undefined || known.length < MOST_EVIDENCE) return [...known, seen];
  return [first, ...known.slice(2), seen];
}

async function findOwner(on: Transaction, userId: string): Promise<{ readonly name: string }> {
  const [owner] = await on
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  if (owner === undefined) throw new ApiFailure('not_found');
  return owner;
}

/** A name is hidden wherever it is shown; see `shownName`. */
async function setNameHidden(
  on: Transaction,
  userId: string,
  isHidden: boolean,
  now: Date,
): Promise<void> {
  await on.delete(hiddenNames).where(eq(hiddenNames.userId, userId));
  if (!isHidden) return;
  const { name } = await findOwner(on, userId);
  await on.insert(hiddenNames).values({ userId, name, hiddenAt: now });
}

export function createReports({ database, now }: ReportsNeeds): Reports {
  const reportables = new Map<ReportKind, Reportable>([
    [
      'name',
      {
        find: async () => undefined,
        setHidden: (on, userId, isHidden) => setNameHidden(on, userId, isHidden, now()),
      },
    ],
  ]);

  async function findThing(
    { kind, ...where }: { kind: ReportKind; id: string; place?: number | undefined },
    viewerId: string | undefined,
  ): Promise<FoundThing> {
    const found = await reportables.get(kind)?.find(where, viewerId);
    if (found === undefined) throw new ApiFailure('not_found');
    if (found.userId === viewerId) throw new ApiFailure('forbidden');
    return found;
  }

  /** Adds a report to its case, or begins the case. */
  async function addToCase(
    on: Transaction,
    kind: ReportKind,
    found: FoundThing,
    report: Omit<typeof reports.$inferInsert, 'caseId'>,
  ): Promise<boolean> {
    const { subject, userId } = found;
    const at = now();
    await findOwner(on, userId);
    await on
      .insert(reportCases)
      .values({ kind, subject, userId, evidence: [], firstAt: at, lastAt: at })
      .onConflictDoNothing();
    const [known] = await on
      .select()
      .from(reportCases)
      .where(and(eq(reportCases.kind, kind), eq(reportCases.subject, subject)))
      .for('update');
    if (known === undefined) throw new ApiFailure('not_found');
    const added = await on
      .insert(reports)
      .values({ ...report, caseId: known.id })
      .onConflictDoNothing()
      .returning({ id: reports.id });
    if (added.length === 0) return false;
    await on
      .update(reportCases)
      .set({
        evidence: withEvidence(readEvidence(known.evidence), found, at),
        reports: known.reports + 1,
        isUrgent: known.isUrgent || report.reason === URGENT_REASON,
        state: 'open',
        lastAt: at,
      })
      .where(eq(reportCases.id, known.id));
    return true;
  }

  return {
    serve(kind, reportable) {
      reportables.set(kind, reportable);
    },

    async find(about, viewerId) {
      if (about.kind !== 'name') return findThing(about, viewerId);
      const { of: kind, id, place } = about;
      const found = await findThing({ kind, id, place }, viewerId);
      // Where no name is shown there is none to report.
      if (found.by === '') throw new ApiFailure('not_found');
      return { ...found, subject: found.userId, text: found.by, by: '', within: '', look: null };
    },

    send: (sender, found, { about, reason, words }) =>
      database.transaction((on) =>
        addToCase(on, about.kind, found, { ...sender, reason, words, reportedAt: now() }),
      ),

    reportableOf: (kind) => reportables.get(kind),

    handOver: (guestId, userId) =>
      database.transaction(async (on) => {
        const own = on
          .select({ id: reports.caseId })
          .from(reports)
          .where(eq(reports.userId, userId));
        const twice = await on
          .delete(reports)
          .where(and(eq(reports.guestId, guestId), inArray(reports.caseId, own)))
          .returning({ caseId: reports.caseId });
        if (twice.length > 0) {
          const ids = twice.map(({ caseId }) => caseId);
          await on
            .update(reportCases)
            .set({ reports: sql`${reportCases.reports} - 1` })
            .where(inArray(reportCases.id, ids));
        }
        await on.update(reports).set({ userId, guestId: null }).where(eq(reports.guestId, guestId));
      }),
  };
}
