import { CONNECTION_WORDS } from '#content/form-words.ts';
import { ApiProblem } from './api-problem.ts';

/**
 * What a person is told about a failed call: the server's own sentence, or else `unsaid`, by default that
 * the server could not be reached.
 */
export function problemWords(problem: unknown, unsaid: string = CONNECTION_WORDS.offline): string {
  const message = problem instanceof ApiProblem ? problem.message : '';
  return message === '' ? unsaid : message;
}
