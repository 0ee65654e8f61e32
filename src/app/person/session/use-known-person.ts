import { joinName } from '#domain/account/name.ts';
import { useCurrentUser } from './current-user.ts';

interface KnownPerson {
  readonly name: string;
  readonly email: string;
}

const NOBODY: KnownPerson = { name: '', email: '' };

/** What a form need not ask a signed-in person; empty texts for everyone else. */
export function useKnownPerson(): KnownPerson {
  const { user } = useCurrentUser();
  return user === null ? NOBODY : { name: joinName(user), email: user.email };
}
