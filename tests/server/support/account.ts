import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { signUp } from '#contracts/sign-up.ts';
import type { Role } from '#domain/account/account.ts';
import { users } from '#server/db/schema/accounts.ts';
import type { Platform } from './platform.ts';
import type { Visitor } from './visitor.ts';

/** What everybody signs in with here. */
export const PASSWORD = 'Rosewood-at-dawn-7';

/** A person with an account, signed in. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly visitor: Visitor;
}

/** Makes an account and signs it in; `role` is given before the account's first call. */
export async function joinAs(
  platform: Pick<Platform, 'visitor' | 'connection'>,
  role: Role = 'user',
): Promise<Member> {
  const visitor = platform.visitor();
  const email = `${randomUUID()}@example.com`;
  const reply = await visitor.call(signUp, {
    body: { fullName: 'Zoe Ray', email, password: PASSWORD, confirmPassword: PASSWORD },
  });
  const { user } = signUp.reply.parse(reply.json());
  if (role !== 'user') {
    await platform.connection.database.update(users).set({ role }).where(eq(users.id, user.id));
  }
  return { id: user.id, email, visitor };
}
