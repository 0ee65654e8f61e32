/** What the server says to people about reports, and about what was decided of them. */

import type { CaseAction, ReportKind } from '#domain/decency/report.ts';
import type { RestrictedArea } from '#domain/decency/restriction.ts';

/** Stands in place of a name that others are not shown. */
export const HIDDEN_NAME = 'Member';

/** Said with the refusal of what is closed to an account. */
export const BANNED_WORDS = {
  areas: {
    live: 'You can’t go live',
    chat: 'You can’t write or applaud in live sessions',
    community: 'You can’t make looks public or take part in challenges',
  } satisfies Readonly<Record<RestrictedArea, string>>,
  until: '{what} until {day}. The reason: {reason}',
  forGood: '{what} until we lift this. The reason: {reason}',
} as const;

const THINGS: Readonly<Record<ReportKind, string>> = {
  look: 'Your public look',
  name: 'Your name',
  message: 'Your message in a live session',
  session: 'Your live session',
};

/** What the owner of a thing is written about a decision. */
export function decisionLines(
  kind: ReportKind,
  action: Exclude<CaseAction, 'dismiss'>,
  reason: string,
): readonly string[] {
  const what = {
    hide: `${THINGS[kind]} was reported, and we have hidden it from others.`,
    show: `${THINGS[kind]}, which we had hidden, can be seen by others again.`,
    end: `${THINGS[kind]} was reported, and we have ended it.`,
  };
  return [what[action], `The reason: ${reason}`];
}

/** What a person is written about parts of the service that were closed to them, or given back. */
export const RESTRICTION_MAIL_WORDS = {
  lifted: 'This is open to your account again: {what}.',
  areas: {
    live: 'going live',
    chat: 'writing and applauding in live sessions',
    community: 'public looks and challenges',
  } satisfies Readonly<Record<RestrictedArea, string>>,
  reason: 'The reason: {reason}',
} as const;
