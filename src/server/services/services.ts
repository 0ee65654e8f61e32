import type { Audit } from './audit/audit.ts';
import type { Callers } from './callers.ts';

/** What the routes work with. */
export interface Services {
  readonly audit: Audit;
  readonly callers: Callers;
}
