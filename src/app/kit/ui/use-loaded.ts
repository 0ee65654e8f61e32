import { useEffect, useState } from 'react';

export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

type Outcome<Value> =
  | { readonly load: () => Promise<Value>; readonly attempt: number; readonly value: Value }
  | { readonly load: () => Promise<Value>; readonly attempt: number; readonly failed: true };

/**
 * Loads code when it is first needed. Unlike with `React.lazy`, a failure can be retried.
 *
 * @param load has to be the same function for as long as the same thing is wanted
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => {
        if (isWanted) setOutcome({ load, attempt, value });
      },
      () => {
        if (isWanted) setOutcome({ load, attempt, failed: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  if (outcome === null || outcome.load !== load || outcome.attempt !== attempt) {
    return { status: 'loading' };
  }
  if ('value' in outcome) return { status: 'ready', value: outcome.value };
  return {
    status: 'failed',
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}
