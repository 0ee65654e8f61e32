import { MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';

/** What is said of a switch that did not work. */
export function problemWords(thrown: unknown): string {
  const message = thrown instanceof ApiProblem ? thrown.message : '';
  return message === '' ? MAINTENANCE_WORDS.failed : message;
}
