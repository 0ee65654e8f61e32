import { Navigate } from '#app/kit/router/navigate.tsx';
import type { ReactNode } from 'react';
import type { SignedInUser } from './signed-in-user.ts';
import { useCurrentUser } from './current-user.ts';

interface SignedInOnlyProps {
  /** Path of the page, to come back to. */
  readonly path: string;
  /** Shown while it is not known yet who is there. */
  readonly waiting: ReactNode;
  readonly children: (user: SignedInUser) => ReactNode;
}

/** Shows a personal page to signed-in people, and leads everyone else to the sign-in and back. */
export function SignedInOnly({ path, waiting, children }: SignedInOnlyProps) {
  const { user, isCertain } = useCurrentUser();
  if (user !== null) return children(user);
  if (!isCertain) return waiting;
  return <Navigate to="/login" search={{ return: path }} />;
}
