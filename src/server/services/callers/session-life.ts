/** How long a session lasts. */

const DAY_S = 24 * 60 * 60;
const MS_PER_S = 1000;

/** A session that is to be remembered ends after 30 days without use; its cookie with it. */
export const LONG_SESSION_S = 30 * DAY_S;
/** Any other ends after a day without use, or with the browser. */
export const SHORT_SESSION_S = DAY_S;
/** A session in use is prolonged again once this much time has passed. */
export const PROLONG_AFTER_MS = 60 * 60 * MS_PER_S;

/** What of a stored session decides when it ends. */
export interface SessionLife {
  readonly updatedAt: Date;
  readonly expiresAt: Date;
}

/** Whether a session outlives the browser: told by its length, which has only two possible values. */
export function isRemembered({ updatedAt, expiresAt }: SessionLife): boolean {
  const halfWay = ((SHORT_SESSION_S + LONG_SESSION_S) / 2) * MS_PER_S;
  return expiresAt.getTime() - updatedAt.getTime() > halfWay;
}

/** The life of a session that is used `now`; undefined when it was prolonged not long ago. */
export function prolonged(life: SessionLife, now: Date): SessionLife | undefined {
  if (now.getTime() - life.updatedAt.getTime() < PROLONG_AFTER_MS) return undefined;
  const seconds = isRemembered(life) ? LONG_SESSION_S : SHORT_SESSION_S;
  return { updatedAt: now, expiresAt: new Date(now.getTime() + seconds * MS_PER_S) };
}
