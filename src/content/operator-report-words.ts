/** The words of what operators read of reports, and decide. */

import type { CaseAction, CaseDecision, CaseState, ReportKind } from '#domain/decency/report.ts';
import type { RestrictedArea } from '#domain/decency/restriction.ts';

export const REPORT_DESK_WORDS = {
  title: 'Reports',
  lead: 'What people reported: anything about children first, then what most people reported. You see words and shades as they were; pictures are never kept.',
  none: 'Nothing here',
  noneAdvice: 'What people report appears here. Decided reports are kept for 180 days.',
  failed: 'We couldn’t load the reports',
  older: 'More reports',
  kinds: {
    look: 'Look',
    name: 'Name',
    message: 'Chat message',
    session: 'Live session',
  } satisfies Readonly<Record<ReportKind, string>>,
  urgent: 'Look at this first',
  one: '1 report',
  many: '{count} reports',
  reason: '{reason}: {count}',
  owner: 'by {name}',
  within: 'in “{title}”',
  shownAs: 'Shown as {name}',
  before: 'As it was before',
  wrote: 'What they wrote',
  empty: 'No words',
  last: 'last on {day}',
  decided: '{decision} on {day}',
  closed: 'Restricted: {areas}',
  openLook: 'Open the look',
  openSession: 'Open the session',
  lookUp: 'Look up customer',
  lookUpNamed: 'Look up customer: {name}',
  restrict: 'Restrict this person',
  restrictNamed: 'Restrict {name}',
} as const;

/** What a list of the desk shows. */
export const REPORT_VIEW_WORDS = {
  label: 'Show',
  open: 'Open',
  decided: 'Decided',
  closed: 'Restrictions',
} as const satisfies Readonly<Record<CaseState | 'closed' | 'label', string>>;

export const DECISION_WORDS: Readonly<Record<CaseDecision, string>> = {
  dismissed: 'Dismissed',
  hidden: 'Hidden',
  ended: 'Ended',
};

interface ActionWords {
  readonly button: string;
  readonly named: string;
  readonly title: string;
  readonly description: string;
  readonly submit: string;
  readonly busy: string;
}

export const CASE_ACTION_WORDS: Readonly<Record<CaseAction, ActionWords>> = {
  dismiss: {
    button: 'Dismiss',
    named: 'Dismiss the reports of “{text}”',
    title: 'Dismiss?',
    description: 'It stays as it is. A new report brings it back here.',
    submit: 'Dismiss',
    busy: 'Dismissing…',
  },
  hide: {
    button: 'Hide',
    named: 'Hide “{text}”',
    title: 'Hide this?',
    description: 'Others no longer see it. Its owner gets your reason by email.',
    submit: 'Hide',
    busy: 'Hiding…',
  },
  show: {
    button: 'Show again',
    named: 'Show “{text}” again',
    title: 'Show this again?',
    description: 'Others see it as before. Its owner gets your reason by email.',
    submit: 'Show again',
    busy: 'Showing…',
  },
  end: {
    button: 'End session',
    named: 'End the session “{text}”',
    title: 'End this session?',
    description: 'It ends for everyone within two seconds. The host gets your reason by email.',
    submit: 'End session',
    busy: 'Ending…',
  },
};

export const DECISION_REASON_HINT =
  'The person reads this. It’s kept for ten years, so say what happened, not who it was.';

export const RESTRICT_WORDS = {
  title: 'Restrict {name}?',
  description: 'They will be told what, until when and why. You can lift it at any time.',
  areas: 'What',
  area: {
    live: 'Going live and announcing sessions',
    chat: 'Writing and applauding in live sessions',
    community: 'Public looks and challenges',
  } satisfies Readonly<Record<RestrictedArea, string>>,
  short: {
    live: 'going live',
    chat: 'chat',
    community: 'community',
  } satisfies Readonly<Record<RestrictedArea, string>>,
  areasMissing: 'Choose at least one part.',
  until: 'For how long',
  days: {
    '1': 'A day',
    '7': '7 days',
    '30': '30 days',
    '365': 'A year',
    always: 'Until it is lifted',
  },
  submit: 'Restrict',
  busy: 'Restricting…',
} as const;

export const RESTRICTIONS_WORDS = {
  none: 'No one is restricted',
  noneAdvice: 'You can restrict a person from a report about them.',
  failed: 'We couldn’t load this',
  older: 'Earlier ones',
  since: 'since {day}',
  until: 'until {day}',
  always: 'until it is lifted',
  lift: 'Lift',
  liftNamed: 'Lift for {name}: {area}',
  title: 'Lift this restriction?',
  description: '{area}, for {name}. They will be told.',
  submit: 'Lift',
  busy: 'Lifting…',
} as const;
