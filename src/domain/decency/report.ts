/** What people report to those who run the service, and what becomes of it. */

/**
 * What can be reported: a public look, the name of a person as others see it, a message in a live session's chat, and a
 * live session. A kind that is added here is found by what `Reports.serve` is told of it.
 */
export const REPORT_KINDS = ['look', 'name', 'message', 'session'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Where a name is read: beside anything that can be reported, except a name itself. */
export const NAMED_KINDS = ['look', 'message', 'session'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** Why, as the person who reports says it. */
export const REPORT_REASONS = [
  'hate',
  'harassment',
  'sexual',
  'child',
  'impersonation',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A thing that was reported for this reason comes before all others. */
export const URGENT_REASON: ReportReason = 'child';

export const LONGEST_REPORT_WORDS = 500;

/** A thing may change between two reports: the first state of it is kept, and the last ones. */
export const MOST_EVIDENCE = 5;

/** A case waits for an operator, or one has decided. Another report opens it again. */
export const CASE_STATES = ['open', 'decided'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** What an operator does about a case: dismisses it, or hides, shows again or ends the thing. */
export const CASE_ACTIONS = ['dismiss', 'hide', 'show', 'end'] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

/** What was decided last. */
export const CASE_DECISIONS = ['dismissed', 'hidden', 'ended'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

/** What is done about a thing that should not be seen: a session is ended, all others are hidden. */
function removalOf(kind: ReportKind): 'hide' | 'end' {
  return kind === 'session' ? 'end' : 'hide';
}

/** What can be done about a case as it stands. */
export function actionsFor({
  kind,
  state,
  decision,
}: {
  readonly kind: ReportKind;
  readonly state: CaseState;
  readonly decision: CaseDecision | null;
}): readonly CaseAction[] {
  if (decision === 'hidden') return state === 'open' ? ['dismiss', 'show'] : ['show'];
  if (decision === 'ended') return state === 'open' ? ['dismiss'] : [];
  return state === 'open' ? ['dismiss', removalOf(kind)] : [removalOf(kind)];
}

/**
 * The decision of a case after an action; dismissing a report of something already hidden or ended keeps
 * that decision.
 */
export function decisionAfter(action: CaseAction, before: CaseDecision | null): CaseDecision {
  switch (action) {
    case 'hide':
      return 'hidden';
    case 'end':
      return 'ended';
    case 'show':
      return 'dismissed';
    case 'dismiss':
      return before ?? 'dismissed';
  }
}
