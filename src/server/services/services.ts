import type { Callers } from './callers.ts';

/** What the routes work with. */
export interface Services {
  readonly callers: Callers;
}
