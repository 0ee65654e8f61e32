import { joinName } from '#domain/account/name.ts';
import { useCurrentUser } from './current-user.ts';

interface KnownPerson {
  readonly name: string;
  readonly email: string;
}

const NOBODY: KnownPerson = { name: '', email: '' };

/** What a form need not ask of whoever is signed in; empty texts of anybody else. */
export function useKnownPerson(): KnownPerson {
  const { user } = useCurrentUser();
  return user === null ? NOBODY : { name: joinName(user), email: user.email };
}
