/** The words of reporting something that others see. */

import type { NamedKind, ReportReason } from '#domain/decency/report.ts';
import type { ToastWords } from './toasts/toast-words.ts';

export const REPORT_WORDS = {
  report: 'Report',
  reportNamed: 'Report “{name}”',
  titles: {
    look: 'Report this look',
    message: 'Report this message',
    session: 'Report this session',
  } satisfies Readonly<Record<NamedKind, string>>,
  quoted: '“{text}”',
  quotedBy: '“{text}” by {by}',
  what: 'What is wrong?',
  things: {
    look: 'The look',
    message: 'The message',
    session: 'The session',
  } satisfies Readonly<Record<NamedKind, string>>,
  theName: 'The name “{by}”',
  why: 'Why?',
  words: 'What should we know?',
  wordsHint: 'You can leave this empty.',
  wordsNeeded: 'Please say in a few words what is wrong.',
  reasonMissing: 'Please choose a reason.',
  left: '{count} characters left',
  promise:
    'We get a copy of the words and shades as they are now, never a picture. The other person doesn’t learn who reported them.',
  cancel: 'Cancel',
  send: 'Send Report',
  sending: 'Sending…',
  close: 'Close',
  gone: 'It’s gone already, so there’s nothing left to report.',
  own: 'This is your own.',
  failed: 'Your report wasn’t sent. Check your connection, then try again.',
} as const;

export const REPORT_REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  hate: 'Hate or insults',
  harassment: 'Harassment or threats',
  sexual: 'Nudity or sex',
  child: 'A child may be at risk',
  impersonation: 'It pretends to be another person',
  spam: 'Spam or advertising',
  other: 'Something else',
};

export const REPORT_TOASTS = {
  sent: {
    title: 'Report Sent',
    description: 'Thank you. A person will look at it.',
    tone: 'default',
  },
  again: {
    title: 'Already Reported',
    description: 'You’ve reported this before. A person will look at it.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
