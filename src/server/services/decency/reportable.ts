import type { Evidence } from '#contracts/operator-reports.ts';
import type { Transaction } from '#server/db/database.ts';

/** Where something is that a person reports. */
export interface ReportedPlace {
  readonly id: string;
  /** The place of a message in its session. */
  readonly place?: number | undefined;
}

/** What a thing consists of, in words and parameters. */
export interface FoundThing {
  /** Identifies it among all of its kind. */
  readonly subject: string;
  /** The account that it belongs to. */
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
  /**
   * Hides it from all but its owner, or shows it again. Anything else to be done must wait for the
   * commit.
   */
  readonly setHidden?: (on: Transaction, subject: string, isHidden: boolean) => Promise<void>;
  /** Ends it for everybody; one that is over stays as it is. */
  readonly end?: (subject: string) => Promise<void>;
}
