/** Keeps a person's allergens and dislikes: on this device, and with their account where they agreed to that. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { inTurn } from '#domain/in-turn.ts';
import { MOST_CHANGES_AT_ONCE } from '#contracts/avoided-ingredients.ts';
import type { AvoidedChange, AvoidedIngredient } from '#domain/wellness/ingredients/avoided.ts';
import {
  listOf,
  parseKeptAvoided,
  type AvoidedPlace,
  type KeptAvoided,
  type WaitingChange,
} from '#domain/wellness/ingredients/kept-avoided.ts';
import { nameKey } from '#domain/wellness/ingredients/ingredient-name.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { openKeptBox, type RemovingStorage } from '#studio/storage/kept-box.ts';
import { keptValue } from '#studio/storage/kept-value.ts';
import { createSender, type SenderEnvironment } from '#app/person/sending/sender.ts';
import { GUEST, type Owner } from '#app/person/session/owner.ts';
import type { RemoteAvoided } from './remote-avoided.ts';

/** What can fail, since it needs the server. */
export type AvoidedStep = 'read' | 'send' | 'agree' | 'leave';

export interface AvoidedState {
  readonly owner: Owner;
  readonly place: AvoidedPlace;
  readonly items: readonly AvoidedIngredient[];
  /** How many changes the account does not have yet. */
  readonly waiting: number;
  /** Whether the list outlives the page. */
  readonly isLasting: boolean;
  /** Whether the place is being changed. */
  readonly isBusy: boolean;
  /** What failed, and why, in a sentence for the person. */
  readonly trouble: { readonly step: AvoidedStep; readonly why: string } | null;
  /** Whether another device took the list from the account; the list stays here. */
  readonly wasWithdrawn: boolean;
  /** Whether the account has a list from another device, and this device one of its own that was never sent. */
  readonly hasTwo: boolean;
}

export interface KeeperEnvironment extends Pick<SenderEnvironment<never>, 'schedule'> {
  readonly storage: RemovingStorage;
  readonly remote: RemoteAvoided;
  /** A UUID. */
  readonly newId: () => string;
  /** Why something failed, in a sentence for the person. */
  readonly said: (problem: unknown) => string;
}

export interface AvoidedKeeper {
  readonly store: StoreApi<AvoidedState>;
  /** From now on the list is this person's. Nothing of the previous person is shown any more. */
  readonly setOwner: (owner: Owner) => void;
  /** To be called when another tab has written, or cleared everything. */
  readonly readAgain: () => void;
  readonly change: (changes: readonly AvoidedChange[]) => void;
  /** Sends what is waiting. Resolves with whether nothing is left waiting. */
  readonly send: () => Promise<boolean>;
  /** Sends what waits, then reads what the account has. Never rejects. */
  readonly sync: () => Promise<void>;
  /**
   * From now on the list is with the account, too: what is on this device, joined with what the account has.
   * Resolves with whether the agreement was recorded.
   */
  readonly keepWithAccount: () => Promise<boolean>;
  /**
   * Takes the list from the account, where it is deleted.
   *
   * @param stays whether it stays on this device
   */
  readonly leaveAccount: (stays: boolean) => Promise<boolean>;
}

export function createAvoidedKeeper(environment: KeeperEnvironment): AvoidedKeeper {
  const { storage, remote, said, schedule, newId } = environment;
  const boxOf = (person: Owner) =>
    openKeptBox<KeptAvoided>(keptValue(KEPT.avoided, parseKeptAvoided, person), 1, storage);
  let box = boxOf(GUEST);
  const store = createStore<AvoidedState>(() => firstState(GUEST));
  const owner = () => store.getState().owner;

  function shown(): Pick<AvoidedState, 'place' | 'items' | 'waiting' | 'isLasting'> {
    const kept = box.read();
    return {
      place: kept?.place ?? 'device',
      items: listOf(kept),
      waiting: kept?.place === 'account' ? kept.unsent.length : 0,
      isLasting: box.isLasting(),
    };
  }

  function firstState(next: Owner): AvoidedState {
    return {
      owner: next,
      ...shown(),
      isBusy: false,
      trouble: null,
      wasWithdrawn: false,
      hasTwo: false,
    };
  }

  function put(kept: KeptAvoided | null, more: Partial<AvoidedState> = {}): void {
    box.write(kept);
    store.setState({ ...shown(), ...more });
  }

  /** Runs one call after another, so that what is read is never older than what was changed. */
  const afterTheLast = inTurn();

  function fail(asked: Owner, step: AvoidedStep, problem: unknown): void {
    if (asked === owner()) store.setState({ trouble: { step, why: said(problem) } });
  }

  function settled(...steps: readonly AvoidedStep[]): Partial<AvoidedState> {
    const { trouble } = store.getState();
    return trouble !== null && steps.includes(trouble.step) ? { trouble: null } : {};
  }

  /** Another device withdrew the consent: the list stays on this one. */
  function hearWithdrawal(): void {
    const kept = box.read();
    if (kept?.place !== 'account') return;
    const items = listOf(kept);
    put({ place: 'device', items, unsent: [] }, { wasWithdrawn: true, trouble: null });
  }

  function without(unsent: readonly WaitingChange[], sent: readonly WaitingChange[]) {
    const ids = new Set(sent.map(({ id }) => id));
    return unsent.filter(({ id }) => !ids.has(id));
  }

  async function post(sentFor: Owner, changes: readonly WaitingChange[]): Promise<void> {
    try {
      const { items } = await afterTheLast(() => remote.change(sentFor, changes));
      const kept = box.read();
      if (sentFor === owner() && kept?.place === 'account') put({ ...kept, items });
    } catch (problem) {
      if (sentFor === owner()) {
        const code = problem instanceof ApiProblem ? problem.code : null;
        if (code === 'not_agreed') hearWithdrawal();
        else fail(sentFor, 'send', problem);
      }
      throw problem;
    }
  }

  const sender = createSender<WaitingChange>({
    mostAtOnce: MOST_CHANGES_AT_ONCE,
    schedule,
    post,
    unsent() {
      const kept = box.read();
      const items = owner() === GUEST || kept?.place !== 'account' ? [] : kept.unsent;
      return { owner: owner(), items };
    },
    onSent(sentFor, sent) {
      const kept = box.read();
      if (sentFor !== owner() || kept === null) return;
      put({ ...kept, unsent: without(kept.unsent, sent) }, settled('send'));
    },
  });

  async function sync(): Promise<void> {
    const asked = owner();
    if (asked === GUEST) return;
    await sender.send();
    try {
      await afterTheLast(async () => {
        const { userId, agreedAt, items } = await remote.read();
        if (asked !== owner()) return;
        if (userId !== asked) throw new Error('Another account is signed in by now.');
        if (agreedAt === null) {
          store.setState({ hasTwo: false });
          hearWithdrawal();
          return;
        }
        const kept = box.read();
        const known = new Set(items.map((item) => nameKey(item.name)));
        const own = kept?.place === 'device' ? kept.items : [];
        // What was kept only on this device is not sent without the person asking for it.
        if (own.some((item) => !known.has(nameKey(item.name)))) {
          store.setState({ hasTwo: true, ...settled('read') });
          return;
        }
        const unsent = kept?.place === 'account' ? kept.unsent : [];
        put({ place: 'account', items, unsent }, { hasTwo: false, ...settled('read') });
      });
    } catch (problem) {
      if (store.getState().place === 'account') fail(asked, 'read', problem);
    }
  }

  function waitingFor(items: readonly AvoidedIngredient[]): readonly WaitingChange[] {
    return items.map((item) => ({ ...item, isRemoved: false, id: newId() }));
  }

  /** Makes one change of place at a time; a second press meanwhile does nothing. */
  async function move(
    step: AvoidedStep,
    work: (isStill: () => boolean) => Promise<void>,
  ): Promise<boolean> {
    if (store.getState().isBusy) return false;
    const asked = owner();
    store.setState({ isBusy: true, trouble: null, wasWithdrawn: false });
    try {
      await afterTheLast(() => work(() => asked === owner()));
      return asked === owner();
    } catch (problem) {
      fail(asked, step, problem);
      return false;
    } finally {
      if (asked === owner()) store.setState({ isBusy: false });
    }
  }

  return {
    store,
    sync,
    send: sender.send,
    setOwner(next) {
      if (next === owner()) return;
      box = boxOf(next);
      store.setState(firstState(next), true);
    },
    readAgain() {
      store.setState(shown());
    },
    change(changes) {
      const kept = box.read() ?? { place: 'device' as const, items: [], unsent: [] };
      if (kept.place === 'device') {
        put({ ...kept, items: listOf({ ...kept, unsent: waiting(changes) }) });
        return;
      }
      put({ ...kept, unsent: [...kept.unsent, ...waiting(changes)] });
      void sender.send();
    },
    async keepWithAccount() {
      const isAgreed = await move('agree', async (isStill) => {
        await remote.agree(owner());
        if (!isStill()) return;
        const items = listOf(box.read());
        put({ place: 'account', items: [], unsent: waitingFor(items) }, { hasTwo: false });
      });
      if (isAgreed) await sync();
      return isAgreed;
    },
    leaveAccount: (stays) =>
      move('leave', async (isStill) => {
        await remote.withdraw(owner());
        if (!isStill()) return;
        const items = stays ? listOf(box.read()) : [];
        put(items.length === 0 ? null : { place: 'device', items, unsent: [] });
      }),
  };

  function waiting(changes: readonly AvoidedChange[]): readonly WaitingChange[] {
    return changes.map((each) => ({ ...each, id: newId() }));
  }
}
