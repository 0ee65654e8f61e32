import { ApiProblem } from './api-problem.ts';

/** What the server says of a call that it refused, with what exactly is wrong; empty where it said nothing. */
export function refusalWords(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) return '';
  return [problem.message, problem.details ?? ''].filter((part) => part !== '').join(' ');
}
