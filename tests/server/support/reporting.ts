import { randomUUID } from 'node:crypto';
import type { BodyInputOf } from '#contracts/contract.ts';
import {
  decideReport,
  listReports,
  type ReportCase,
  restrictPerson,
} from '#contracts/operator-reports.ts';
import { type ReportAbout, sendReport } from '#contracts/reports.ts';
import type { CaseAction, CaseState } from '#domain/decency/report.ts';
import type { Member } from './account.ts';
import type { Visitor } from './visitor.ts';

type Said = Partial<BodyInputOf<typeof sendReport>>;

/** Reports something as a page does. */
export function report(visitor: Visitor, about: ReportAbout, said: Said = {}) {
  return visitor.call(sendReport, { body: { about, reason: 'hate', ...said } });
}

/** What operators read of reports. */
export async function casesOf(
  { visitor }: Member,
  state: CaseState = 'open',
): Promise<readonly ReportCase[]> {
  const reply = await visitor.call(listReports, { query: { state } });
  return listReports.reply.parse(reply.json()).cases;
}

export const REASON = 'It insults people';

export function decide(
  { visitor }: Member,
  id: string,
  action: CaseAction,
  actionId = randomUUID(),
) {
  const body = { actionId, action, reason: REASON };
  return visitor.call(decideReport, { params: { id }, body });
}

export function restrict({ visitor }: Member, userId: string, settings: object = {}) {
  return visitor.call(restrictPerson, {
    body: {
      actionId: randomUUID(),
      userId,
      areas: ['chat'],
      until: null,
      reason: REASON,
      ...settings,
    },
  });
}
