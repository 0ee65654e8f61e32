import { useRef } from 'react';
import { ApiProblem } from '#app/kit/api/api-problem.ts';

const FIRST_SERVER_ERROR = 500;

/** Whether the server certainly did nothing. Otherwise it may have acted, and only its answer was lost. */
function isRefusal(problem: unknown): boolean {
  if (!(problem instanceof ApiProblem) || problem.code === 'already_used') return false;
  return problem.status > 0 && problem.status < FIRST_SERVER_ERROR;
}

/**
 * Gives an action an id of its own, by which the server recognises a repeat. It stays the same until the
 * server refuses, so that a retry after a lost answer does nothing twice.
 */
export function useActionId(): <Reply>(
  act: (actionId: string) => Promise<Reply>,
) => Promise<Reply> {
  const id = useRef<string | null>(null);
  return async (act) => {
    id.current ??= crypto.randomUUID();
    try {
      return await act(id.current);
    } catch (problem) {
      if (isRefusal(problem)) id.current = null;
      throw problem;
    }
  };
}
