/** The words of live sessions to come: announcing one, calling it off, and being reminded of it. */

import type { ToastWords } from '#content/toasts/toast-words.ts';
import { LONGEST_PLAN_DAYS, REMIND_BEFORE_MS } from '#domain/live/live-plan.ts';

const MINUTES = REMIND_BEFORE_MS / 60_000;

/** When a session begins. */
export const WHEN_LABELS = { now: 'Now', later: 'At a time' } as const;

export const PLAN_WORDS = {
  when: 'When',
  time: 'Date and time',
  timeAbout: 'In your own time zone, {zone}. Viewers see it in theirs.',
  about:
    'Only the title, your name and the time are shared. You still press Go Live yourself when it begins.',
  announce: 'Announce',
  announcing: 'Announcing…',
  own: 'Your announced sessions',
  goLive: 'Go Live',
  goLiveWith: 'Go Live: “{title}”',
  chosen:
    'You’re going live with “{title}”, announced for {time}. Those who have its link are there already.',
  notThis: 'Start another one instead',
  copy: 'Copy the link of “{title}”',
  callOff: 'Call off “{title}”',
  open: 'Open the page of “{title}”',
  listed: 'Show it in the community',
  listedAbout: 'Off: only people with your link find it. On: Pro members see it in the list.',
  remind: 'Remind me',
  reminded: 'You’ll be reminded',
  remindOf: '{wish}: {title}',
  remindAbout: `We send one email ${MINUTES} minutes before it begins.`,
  signIn: 'Sign in to be reminded',
  begins: 'It begins {time}',
  calledOff: 'This session was called off',
  calledOffAbout: 'It didn’t take place. Nobody’s picture was sent.',
} as const;

/** What is wrong with the time that was chosen. */
export const TIME_PROBLEMS = {
  missing: 'Please choose a date and a time.',
  past: 'That time has passed. Please choose one that’s still ahead.',
  far: `Please choose a time within the next ${LONGEST_PLAN_DAYS} days.`,
} as const;

export const PLAN_TOASTS = {
  announced: {
    title: 'Session Announced',
    description: '“{title}” is announced for {time}.',
    tone: 'default',
  },
  notAnnounced: {
    title: 'Not Announced',
    description: 'Check your connection, then try again.',
    tone: 'destructive',
  },
  calledOff: {
    title: 'Session Called Off',
    description: 'Nobody will be reminded of it.',
    tone: 'default',
  },
  notCalledOff: {
    title: 'Not Called Off',
    description: 'Check your connection, then try again.',
    tone: 'destructive',
  },
  reminderSet: {
    title: 'Reminder Set',
    description: `We’ll send one email ${MINUTES} minutes before it begins.`,
    tone: 'default',
  },
  reminderOff: {
    title: 'Reminder Off',
    description: 'No email comes for this session.',
    tone: 'default',
  },
  confirmFirst: {
    title: 'Confirm Your Email First',
    description:
      'We only send reminders to confirmed addresses. You can get a new link on your account page.',
    tone: 'destructive',
  },
  reminderFailed: {
    title: 'Reminder Not Set',
    description: 'Check your connection, then try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
