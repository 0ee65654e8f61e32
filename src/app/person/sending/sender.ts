/** Sends what was kept here to the server, and retries until the server has it. */

import type { Unsubscribe } from '#studio/state/environment.ts';

export interface SenderEnvironment<Item> {
  /** The most items that one call takes. */
  readonly mostAtOnce: number;
  /** What is to be sent, and whose it is: the id of an account. */
  readonly unsent: () => { readonly owner: string; readonly items: readonly Item[] };
  readonly onSent: (owner: string, items: readonly Item[]) => void;
  /** Rejects when the server did not take them. */
  readonly post: (owner: string, items: readonly Item[]) => Promise<void>;
  readonly schedule: (task: () => void, milliseconds: number) => Unsubscribe;
}

export interface Sender {
  /** Sends what there is. Resolves with whether nothing is left. */
  readonly send: () => Promise<boolean>;
  /** Sends in a moment, together with what is added until then. */
  readonly sendSoon: () => void;
}

/** How long to wait for more to send in the same call, in milliseconds. */
const COMPANY_MS = 1500;
/** How long to wait after a failure, in milliseconds: twice as long after each further one. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;

export function createSender<Item>({
  mostAtOnce,
  unsent,
  onSent,
  post,
  schedule,
}: SenderEnvironment<Item>): Sender {
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
      const { owner, items } = unsent();
      const batch = items.slice(0, mostAtOnce);
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
      else void underWay.then(() => (unsent().items.length > 0 ? plan(COMPANY_MS) : undefined));
    },
  };
}
