/** Keeps a person's skin history where they chose: nowhere, on this device, or with their account. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { inTurn } from '#domain/in-turn.ts';
import { MOST_KEPT_AT_ONCE } from '#contracts/skin-history.ts';
import { parseKeptHistory, type KeptHistory } from '#domain/skin-history/kept-history.ts';
import {
  joinedHistory,
  withoutEntries,
  type SkinHistory,
  type SkinHistoryEntry,
} from '#domain/skin-history/skin-history.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { openKeptBox, type RemovingStorage } from '#studio/storage/kept-box.ts';
import { keptValue } from '#studio/storage/kept-value.ts';
import { createSender, type SenderEnvironment } from '#app/person/sending/sender.ts';
import { GUEST, type Owner } from '#app/person/session/owner.ts';
import { firstState, stateOfKept, type HistoryState, type HistoryStep } from './history-state.ts';
import { readWholeHistory, type RemoteHistory } from './remote-history.ts';

export interface KeeperEnvironment extends Pick<SenderEnvironment<never>, 'schedule'> {
  readonly storage: RemovingStorage;
  readonly remote: RemoteHistory;
  /** Why something failed, in a sentence for the person. */
  readonly said: (problem: unknown) => string;
}

/**
 * Thrown where the device cannot keep the numbers: they are not deleted from the account before the device
 * has them.
 */
export class NotKeptHere extends Error {
  override readonly name = 'NotKeptHere';
}

export interface HistoryKeeper {
  readonly store: StoreApi<HistoryState>;
  /** From now on the history is this person's. Nothing of the previous person is shown any more. */
  readonly setOwner: (owner: Owner) => void;
  /** To be called when another tab has written under this key; null when it cleared everything. */
  readonly hearStorage: (key: string | null) => void;
  /** Keeps the numbers of an analysis, if the person asked for a history. */
  readonly keep: (entry: SkinHistoryEntry) => void;
  /** Sends what is waiting. Resolves with whether nothing is left waiting. */
  readonly send: () => Promise<boolean>;
  /** Sends what waits, then reads what the account has. Never rejects. */
  readonly sync: () => Promise<void>;
  /** From now on analyses are kept on this device, beginning with the one on show. */
  readonly keepOnDevice: (shown: SkinHistoryEntry | null) => void;
  /**
   * From now on analyses are kept with the account, beginning with the one on show if nothing was kept
   * before.
   *
   * @param carry whether what is on this device goes there, too
   * @returns whether the account agreed
   */
  readonly keepWithAccount: (carry: boolean, shown: SkinHistoryEntry | null) => Promise<boolean>;
  /** Moves what is only on this device to the account, where new analyses already go. */
  readonly carryOver: () => void;
  /**
   * Takes the history from the account, where it is deleted.
   *
   * @param to where later analyses are kept; `nowhere` also removes what is on this device
   * @param bring whether what the account has is copied to this device first; otherwise it is lost
   */
  readonly leaveAccount: (to: 'device' | 'nowhere', bring: boolean) => Promise<boolean>;
  /** Keeps nothing from now on, and removes what is on this device. */
  readonly turnOff: () => void;
  /** Removes all numbers, wherever they are; later analyses are kept as before. */
  readonly erase: () => Promise<boolean>;
  readonly remove: (entry: SkinHistoryEntry) => Promise<boolean>;
}

export function createHistoryKeeper(environment: KeeperEnvironment): HistoryKeeper {
  const { storage, remote, said, schedule } = environment;
  const boxOf = (person: Owner) =>
    openKeptBox<KeptHistory>(keptValue(KEPT.skinHistory, parseKeptHistory, person), 2, storage);
  let box = boxOf(GUEST);
  const store = createStore<HistoryState>(() => firstState(GUEST, box.read()));
  const owner = () => store.getState().owner;

  function put(kept: KeptHistory | null, more: Partial<HistoryState> = {}): void {
    box.write(kept);
    store.setState({ ...stateOfKept(kept), ...more });
  }

  /** Runs one call after another, so that what is read is never older than what was changed. */
  const afterTheLast = inTurn();

  function fail(asked: Owner, step: HistoryStep, problem: unknown): void {
    if (asked === owner()) store.setState({ trouble: { step, why: said(problem) } });
  }

  function settle(...steps: readonly HistoryStep[]): Partial<HistoryState> {
    const { trouble } = store.getState();
    return trouble !== null && steps.includes(trouble.step) ? { trouble: null } : {};
  }

  /** Another device withdrew the consent: what the account does not have stays here. */
  function hearWithdrawal(): void {
    const kept = box.read();
    if (kept?.place !== 'account') return;
    const entries = joinedHistory(kept.entries, kept.unsent);
    const left: KeptHistory = { place: 'device', entries, unsent: [] };
    put(entries.length === 0 ? null : left, { account: null, wasWithdrawn: true, trouble: null });
  }

  /** What the server will never take stays on the device, and no longer holds up the rest. */
  function setAside(refused: SkinHistory): void {
    const kept = box.read();
    if (kept === null) return;
    put({
      ...kept,
      entries: joinedHistory(kept.entries, refused),
      unsent: withoutEntries(kept.unsent, refused),
    });
  }

  async function post(sentFor: Owner, entries: SkinHistory): Promise<void> {
    try {
      await afterTheLast(() => remote.keep(sentFor, entries));
    } catch (problem) {
      if (sentFor === owner()) {
        const code = problem instanceof ApiProblem ? problem.code : null;
        if (code === 'not_agreed') hearWithdrawal();
        else {
          if (code === 'invalid_input') setAside(entries);
          fail(sentFor, 'send', problem);
        }
      }
      throw problem;
    }
  }

  const sender = createSender<SkinHistoryEntry>({
    mostAtOnce: MOST_KEPT_AT_ONCE,
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
      const { account } = store.getState();
      put(
        { ...kept, unsent: withoutEntries(kept.unsent, sent) },
        { account: account && joinedHistory(account, sent), ...settle('send') },
      );
    },
  });

  async function sync(): Promise<void> {
    const asked = owner();
    if (asked === GUEST) return;
    await sender.send();
    try {
      await afterTheLast(async () => {
        const account = await readWholeHistory(remote, asked);
        if (asked !== owner()) return;
        const kept = box.read();
        if (account === null) hearWithdrawal();
        else {
          const here = { entries: kept?.entries ?? [], unsent: kept?.unsent ?? [] };
          put({ place: 'account', ...here }, { account, ...settle('read') });
        }
      });
    } catch (problem) {
      if (store.getState().choice === 'account') fail(asked, 'read', problem);
    }
  }

  /** Makes one change at a time; a second press meanwhile does nothing. */
  async function change(
    step: HistoryStep,
    work: (kept: KeptHistory | null, isStill: () => boolean) => Promise<void>,
  ): Promise<boolean> {
    if (store.getState().isBusy) return false;
    const asked = owner();
    store.setState({ isBusy: true, trouble: null, wasWithdrawn: false });
    try {
      await afterTheLast(() => work(box.read(), () => asked === owner()));
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
      store.setState(firstState(next, box.read()), true);
    },
    hearStorage(key) {
      if (key === null || key === box.key) store.setState(stateOfKept(box.read()));
    },
    keep(entry) {
      const kept = box.read();
      if (kept === null) return;
      const isHere = kept.place === 'device';
      const list = isHere ? 'entries' : 'unsent';
      put({ ...kept, [list]: joinedHistory(kept[list], [entry]) });
      if (!isHere) void sender.send();
    },
    keepOnDevice(shown) {
      const kept = box.read();
      const entries = shown === null ? [] : [shown];
      put({ place: 'device', entries: joinedHistory(kept?.entries ?? [], entries), unsent: [] });
    },
    async keepWithAccount(carry, shown) {
      const isAgreed = await change('agree', async (kept, isStill) => {
        await remote.agree(owner());
        if (!isStill()) return;
        const entries = kept?.entries ?? [];
        const fresh = kept === null && shown !== null ? [shown] : [];
        const unsent = joinedHistory(kept?.unsent ?? [], carry ? entries : [], fresh);
        put({ place: 'account', entries: carry ? [] : entries, unsent });
      });
      if (isAgreed) await sync();
      return isAgreed;
    },
    carryOver() {
      const kept = box.read();
      if (kept?.place !== 'account') return;
      put({ ...kept, entries: [], unsent: joinedHistory(kept.unsent, kept.entries) });
      void sender.send();
    },
    leaveAccount: (to, bring) =>
      change(bring ? 'bring' : 'leave', async (before, isStill) => {
        const kept = before ?? { place: 'account', entries: [], unsent: [] };
        let entries = kept.entries;
        if (bring) {
          const account = await readWholeHistory(remote, owner());
          if (!isStill()) return;
          entries = joinedHistory(kept.entries, kept.unsent, account ?? []);
          put({ ...kept, entries });
          if (!box.isLasting()) {
            put(before);
            throw new NotKeptHere();
          }
        }
        try {
          await remote.withdraw(owner());
        } catch (problem) {
          if (isStill()) put(before);
          throw problem;
        }
        if (!isStill()) return;
        put(to === 'nowhere' ? null : { place: 'device', entries, unsent: [] }, { account: null });
      }),
    turnOff() {
      put(null);
    },
    erase: () =>
      change('erase', async (kept, isStill) => {
        if (kept === null) return;
        if (kept.place === 'account') await remote.removeAll(owner());
        if (!isStill()) return;
        const { account } = store.getState();
        put({ ...kept, entries: [], unsent: [] }, { account: account && [] });
      }),
    remove: (entry) =>
      change('delete', async (kept, isStill) => {
        if (kept === null) return;
        if (kept.place === 'account') await remote.remove(owner(), entry.id);
        if (!isStill()) return;
        const { account } = store.getState();
        const [entries, unsent] = [kept.entries, kept.unsent].map((list) =>
          withoutEntries(list, [entry]),
        );
        put(
          { ...kept, entries: entries ?? [], unsent: unsent ?? [] },
          { account: account && withoutEntries(account, [entry]) },
        );
      }),
  };
}
