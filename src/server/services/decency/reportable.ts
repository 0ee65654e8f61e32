import type { Evidence } from '#contracts/operator-reports.ts';
import type { Transaction } from '#server/db/database.ts';

/** Where something is that a person reports. */
export interface ReportedPlace {
  readonly id: string;
  /** Of a message, in its session. */
  readonly place?: number | undefined;
}

/** What there is of a thing, in words and parameters. */
export interface FoundThing {
  /** Tells it from all others of its kind. */
  readonly subject: string;
  /** The account whose it is. */
  readonly userId: string;
  readonly text: string;
  /** The name that others see beside it; empty where none is. */
  readonly by: string;
  readonly within: string;
  readonly look: Evidence['look'];
}

/** A kind of thing that can be reported, as the service that keeps it knows it. */
export interface Reportable {
  /**
   * Finds it for the person who reports it; a visitor is undefined. Rejects with `not_found`, or resolves with
   * undefined, where they cannot see it.
   */
  readonly find: (
    where: ReportedPlace,
    viewerId: string | undefined,
  ) => Promise<FoundThing | undefined>;
  /** Hides it from all but its owner, or shows it again. What else is to be done waits for the commit. */
  readonly setHidden?: (on: Transaction, subject: string, isHidden: boolean) => Promise<void>;
  /** Ends it for everybody; one that is over stays as it is. */
  readonly end?: (subject: string) => Promise<void>;
}
