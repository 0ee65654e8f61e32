/** Carries awards to the server, again and again until it has them. */

import { MOST_AWARDS_AT_ONCE, type Award } from '#domain/gamification/awards.ts';
import type { Unsubscribe } from '#studio/state/environment.ts';
import type { Owner } from './kept-ledger.ts';

export interface SenderEnvironment {
  /** What is to be sent, and whose it is. */
  readonly unsent: () => { readonly owner: Owner; readonly awards: readonly Award[] };
  readonly onSent: (owner: Owner, awards: readonly Award[]) => void;
  /** Rejects when the server did not take them. */
  readonly post: (owner: Owner, awards: readonly Award[]) => Promise<void>;
  readonly schedule: (task: () => void, milliseconds: number) => Unsubscribe;
}

export interface Sender {
  /** Sends what there is. Resolves with whether nothing is left. */
  readonly send: () => Promise<boolean>;
  /** Sends in a moment, together with what comes until then. */
  readonly sendSoon: () => void;
}

/** So that several awards in a row become one call, in milliseconds. */
const COMPANY_MS = 1500;
/** How long to wait after a failure, in milliseconds: twice as long after each further one. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;

export function createSender({ unsent, onSent, post, schedule }: SenderEnvironment): Sender {
  let underWay: Promise<boolean> | null = null;
  let cancel: Unsubscribe | null = null;
  let pause = FIRST_PAUSE_MS;

  function plan(milliseconds: number): void {
    cancel?.();
    cancel = schedule(() => {
      cancel = null;
      void send();
    }, milliseconds);
  }

  async function sendAll(): Promise<boolean> {
    for (;;) {
      const { owner, awards } = unsent();
      const batch = awards.slice(0, MOST_AWARDS_AT_ONCE);
      if (batch.length === 0) return true;
      try {
        await post(owner, batch);
      } catch {
        plan(pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
        return false;
      }
      pause = FIRST_PAUSE_MS;
      onSent(owner, batch);
    }
  }

  function send(): Promise<boolean> {
    cancel?.();
    cancel = null;
    underWay ??= sendAll().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    send,
    sendSoon() {
      if (underWay === null) plan(COMPANY_MS);
      else void underWay.then(() => (unsent().awards.length > 0 ? plan(COMPANY_MS) : undefined));
    },
  };
}
