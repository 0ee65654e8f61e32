import { fillIn } from '#content/fill-in.ts';
import { SAVE_LOOK_WORDS } from '#content/saved-looks-words.ts';
import { MOST_SAVED_LOOKS } from '#domain/looks/limits.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';

/** What is said when a look could not be saved. */
export function saveFailure(problem: unknown): string {
  const { failed } = SAVE_LOOK_WORDS;
  if (!(problem instanceof ApiProblem)) return failed.otherwise;
  if (problem.code === 'limit_reached') {
    return fillIn(failed.limit_reached, { limit: MOST_SAVED_LOOKS });
  }
  if (problem.code === 'offline') return failed.offline;
  return problem.message === '' ? failed.otherwise : problem.message;
}
