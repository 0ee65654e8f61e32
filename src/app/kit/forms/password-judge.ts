import { useEffect, useState } from 'react';
import type { isGuessable, PasswordOwner } from '#domain/account/guessable-password.ts';

type Judge = typeof isGuessable;

let loading: Promise<Judge> | undefined;

/** Loads the list of commonly guessed passwords once; tries again after it could not be reached. */
function loadJudge(): Promise<Judge> {
  loading ??= import('#domain/account/guessable-password.ts').then(
    (loaded) => loaded.isGuessable,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Whether a password about to be sent would be refused as easy to guess; false where the list cannot be
 * reached, since the server checks, too.
 */
export async function wouldBeGuessed(password: string, owner?: PasswordOwner): Promise<boolean> {
  try {
    return (await loadJudge())(password, owner);
  } catch {
    return false;
  }
}

/** The same while it is typed; undefined for as long as the list is on its way. */
export function useWouldBeGuessed(password: string, owner?: PasswordOwner): boolean | undefined {
  const [judge, setJudge] = useState<{ readonly isGuessable: Judge } | undefined>(undefined);
  const isNeeded = password !== '';
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    loadJudge().then(
      (isGuessable) => {
        if (!isGone) setJudge({ isGuessable });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return isNeeded ? judge?.isGuessable(password, owner) : undefined;
}
