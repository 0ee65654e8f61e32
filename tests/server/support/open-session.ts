import { createHmac, randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { DatabaseConnection } from '#server/db/database.ts';
import { sessions, users } from '#server/db/schema/accounts.ts';

const DAY_MS = 86_400_000;

/** The cookie of a session with this token, as a server with `secret` signs it. */
export function sessionCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `lookglass-session=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** Adds an account without a password, past every throttle. Returns its id. */
export async function addAccount({ database }: DatabaseConnection): Promise<string> {
  const id = uuidv7();
  const email = `${id}@example.com`;
  await database
    .insert(users)
    .values({ id, name: 'Zoe Ray', firstName: 'Zoe', lastName: 'Ray', email });
  return id;
}

/** Opens a session for an account, past every throttle. Returns its `Cookie` header. */
export async function openSession(
  { database }: DatabaseConnection,
  userId: string,
  secret: string,
  lifeMs = DAY_MS,
): Promise<string> {
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + lifeMs);
  // As with a call of a test: addresses are kept of nobody.
  const from = { ipAddress: '', userAgent: 'lightMyRequest' };
  await database.insert(sessions).values({ id: uuidv7(), token, userId, expiresAt, ...from });
  return sessionCookie(token, secret);
}
