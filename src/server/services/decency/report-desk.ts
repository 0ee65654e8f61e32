import { and, count, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import { decisionLines } from '#content/decency-words.ts';
import type { ReportCase } from '#contracts/operator-reports.ts';
import {
  actionsFor,
  type CaseAction,
  type CaseState,
  decisionAfter,
} from '#domain/decency/report.ts';
import type { RestrictedArea } from '#domain/decency/restriction.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { reportCases, reports, restrictions } from '#server/db/schema/decency.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Audit, AuditAction } from '#server/services/audit/audit.ts';
import { recordAction } from '#server/services/customer-care/record-action.ts';
import { readEvidence } from './read-evidence.ts';
import type { Reports } from './reports.ts';
import { isInForce } from './restrictions.ts';
import type { TellOwner } from './tell-owner.ts';

/** What an operator does about a case. */
export interface Decision {
  readonly actionId: string;
  /** The operator's id. */
  readonly actor: string;
  readonly caseId: string;
  readonly action: CaseAction;
  readonly reason: string;
}

export interface ReportDeskNeeds {
  readonly database: Database;
  readonly audit: Audit;
  readonly reports: Pick<Reports, 'reportableOf'>;
  readonly tellOwner: TellOwner;
  readonly now: () => Date;
}

const AT_A_TIME = 30;
const MOST_WORDS = 10;

const AUDITED = {
  dismiss: 'report_dismissed',
  hide: 'content_hidden',
  show: 'content_shown',
  end: 'live_stream_ended',
} as const satisfies Readonly<Record<CaseAction, AuditAction>>;

type CaseRow = typeof reportCases.$inferSelect & { readonly ownerName: string };

/**
 * A page of cases: open ones by how urgent they are and how many people reported them, others by when
 * they were decided.
 */
async function readCases(on: Transaction, state: CaseState, before: string | undefined) {
  const { isUrgent, decidedAt, id } = reportCases;
  const order = state === 'open' ? [isUrgent, reportCases.reports, id] : [decidedAt, id];
  const tuple = sql.join(order, sql`, `);
  const follows = sql`(${tuple}) < (
    select ${tuple} from ${reportCases} where ${id} = ${before})`;
  return on
    .select({ ...getTableColumns(reportCases), ownerName: users.name })
    .from(reportCases)
    .innerJoin(users, eq(users.id, reportCases.userId))
    .where(and(eq(reportCases.state, state), before === undefined ? undefined : follows))
    .orderBy(...order.map((column) => desc(column)))
    .limit(AT_A_TIME + 1);
}

async function readReasons(on: Transaction, ids: readonly string[]) {
  return on
    .select({ caseId: reports.caseId, reason: reports.reason, times: count() })
    .from(reports)
    .where(inArray(reports.caseId, [...ids]))
    .groupBy(reports.caseId, reports.reason)
    .orderBy(desc(count()), reports.reason);
}

async function readWords(on: Transaction, ids: readonly string[]) {
  const latest = on.$with('latest').as(
    on
      .select({
        caseId: reports.caseId,
        words: reports.words,
        place:
          sql<number>`row_number() over (partition by ${reports.caseId} order by ${reports.id} desc)`.as(
            'place',
          ),
      })
      .from(reports)
      .where(and(inArray(reports.caseId, [...ids]), ne(reports.words, ''))),
  );
  return on
    .with(latest)
    .select()
    .from(latest)
    .where(sql`${latest.place} <= ${MOST_WORDS}`);
}

async function readRestricted(on: Transaction, userIds: readonly string[], now: Date) {
  return on
    .select({ userId: restrictions.userId, area: restrictions.area })
    .from(restrictions)
    .where(and(inArray(restrictions.userId, [...userIds]), isInForce(now)));
}

function caseView(
  row: CaseRow,
  reasons: ReportCase['reasons'],
  words: readonly string[],
  restricted: readonly RestrictedArea[],
): ReportCase {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    state: row.state,
    decision: row.decision,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    ownerId: row.userId,
    ownerName: row.ownerName,
    restricted: [...restricted],
    evidence: [...readEvidence(row.evidence)],
    reports: row.reports,
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
    reasons,
    words: [...words],
  };
}

/** Where operators read what was reported, and decide about it. */
export function createReportDesk(needs: ReportDeskNeeds) {
  const { database, audit, reports: reported, tellOwner, now } = needs;

  async function findCase(on: Database | Transaction, id: string) {
    const [found] = await on.select().from(reportCases).where(eq(reportCases.id, id));
    if (found === undefined) throw new ApiFailure('not_found');
    return found;
  }

  async function decideIn(on: Transaction, decision: Decision): Promise<void> {
    const { actionId, actor, caseId, action, reason } = decision;
    const [found] = await on
      .select()
      .from(reportCases)
      .where(eq(reportCases.id, caseId))
      .for('update');
    if (found === undefined) throw new ApiFailure('not_found');
    const { kind, subject, userId } = found;
    const isNew = await recordAction(on, audit, {
      id: actionId,
      actor,
      action: AUDITED[action],
      subject: userId,
      detail: { case: caseId, kind, thing: subject, reason },
    });
    if (!isNew) return;
    if (!actionsFor(found).includes(action)) throw new ApiFailure('already_used');
    if (action === 'hide' || action === 'show') {
      await reported.reportableOf(kind)?.setHidden?.(on, subject, action === 'hide');
    }
    await on
      .update(reportCases)
      .set({
        state: 'decided',
        decision: decisionAfter(action, found.decision),
        decidedBecause: reason,
        decidedAt: now(),
      })
      .where(eq(reportCases.id, caseId));
    if (action !== 'dismiss') await tellOwner(on, userId, decisionLines(kind, action, reason));
  }

  return {
    /** A page of cases, starting after the one with this id. */
    list: (actor: string, state: CaseState, before: string | undefined) =>
      database.transaction(async (on) => {
        const rows = await readCases(on, state, before);
        const shown = rows.slice(0, AT_A_TIME);
        const ids = shown.map(({ id }) => id);
        const none = ids.length === 0;
        const reasons = none ? [] : await readReasons(on, ids);
        const words = none ? [] : await readWords(on, ids);
        const owners = shown.map(({ userId }) => userId);
        const restricted = none ? [] : await readRestricted(on, owners, now());
        await audit.add(on, { actor, action: 'reports_read', detail: { found: shown.length } });
        return {
          hasMore: rows.length > AT_A_TIME,
          cases: shown.map((row) =>
            caseView(
              row,
              reasons
                .filter(({ caseId }) => caseId === row.id)
                .map(({ reason, times }) => ({ reason, times })),
              words.filter(({ caseId }) => caseId === row.id).map((each) => each.words),
              restricted.filter(({ userId }) => userId === row.userId).map(({ area }) => area),
            ),
          ),
        };
      }),

    /** Rejects with `not_found`, or with `already_used` for what cannot be done about the case as it stands. */
    async decide(decision: Decision): Promise<void> {
      if (decision.action === 'end') {
        const { kind, subject } = await findCase(database, decision.caseId);
        // First, so that what others see now ends, whatever becomes of the rest.
        await reported.reportableOf(kind)?.end?.(subject);
      }
      await database.transaction((on) => decideIn(on, decision));
    },
  };
}

export type ReportDesk = ReturnType<typeof createReportDesk>;
