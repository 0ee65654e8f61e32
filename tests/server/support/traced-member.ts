import { signUp } from '#contracts/sign-up.ts';
import { PASSWORD } from './account.ts';
import type { Platform } from './platform.ts';
import type { TracedPerson } from './traces.ts';
import type { Visitor } from './visitor.ts';

/** A person with an account, signed in, whose name is easy to find in any row. */
export interface TracedMember extends TracedPerson {
  readonly visitor: Visitor;
}

/** Makes an account under a name that nothing else here has, and signs it in. */
export async function joinTraced(
  platform: Pick<Platform, 'visitor'>,
  firstName = 'Zyxann',
  lastName = 'Quuxley',
): Promise<TracedMember> {
  const visitor = platform.visitor();
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  const fullName = `${firstName} ${lastName}`;
  const body = { fullName, email, password: PASSWORD, confirmPassword: PASSWORD };
  const { user } = signUp.reply.parse((await visitor.call(signUp, { body })).json());
  return { visitor, id: user.id, firstName, lastName, email };
}
