/** Mails that remind people of a live session that was announced, shortly before it begins. */

import { z } from 'zod/mini';
import { MOST_REMINDERS, REMIND_BEFORE_MS } from '#domain/live/live-plan.ts';
import type { Contract } from './contract.ts';
import { done, identifier, linkToken, noBody } from './fields.ts';
import { type Limit, MINUTE_S } from './limit.ts';

const CHANGES: Limit = {
  name: 'live_reminders',
  times: 60,
  seconds: MINUTE_S,
  per: 'account',
  countedIn: 'process',
};
const READS: Limit = { ...CHANGES, name: 'live_reminder_reads', times: 120 };
const LINKS: Limit = { ...CHANGES, name: 'live_reminder_links', per: 'address' };

export const readLiveReminders = {
  method: 'GET',
  path: '/api/live-streams/reminders',
  summary: 'Lists the upcoming sessions of which the caller is reminded.',
  access: 'user',
  limits: [READS],
  reply: z.object({ rooms: z.array(identifier).check(z.maxLength(MOST_REMINDERS)) }),
} as const satisfies Contract;

export const chooseLiveReminder = {
  method: 'PUT',
  path: '/api/live-streams/:id/reminder',
  summary: `Sets whether the caller gets a mail ${REMIND_BEFORE_MS / 60_000} minutes before an announced session begins. Their address must be verified.`,
  access: 'user',
  limits: [CHANGES],
  params: z.object({ id: identifier }),
  body: z.object({ wanted: z.boolean() }),
  reply: z.object({ wanted: z.boolean() }),
  errors: ['not_found', 'not_available', 'limit_reached'],
} as const satisfies Contract;

/** Prefix of the token on the page that ends mails: it tells the page which mails to end. */
export const LIVE_REMINDERS_TOKEN = 'live.';

/** The address in every reminder for ending them: the same one for people and programs. */
const STOP_PATH = '/api/live-streams/stop-reminders';

export const stopLiveReminders = {
  method: 'POST',
  path: STOP_PATH,
  summary: 'Ends all reminders of live sessions with one click (RFC 8058).',
  access: 'anyone',
  limits: [LINKS],
  openInMaintenance: true,
  query: z.object({ token: linkToken }),
  reply: done,
  errors: ['link_expired'],
} as const satisfies Contract;

export const openStopLiveReminders = {
  method: 'GET',
  path: STOP_PATH,
  summary: 'Leads from the link in a reminder to the page that ends them.',
  access: 'anyone',
  openInMaintenance: true,
  query: z.object({ token: linkToken }),
  status: 302,
  reply: noBody,
} as const satisfies Contract;
