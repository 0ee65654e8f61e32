/** Keeps a person's wishlist and bag: on this device, and with their account once they have one. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { inTurn } from '#domain/in-turn.ts';
import { MOST_LIST_CHANGES } from '#contracts/shopping-lists.ts';
import { listsOf, parseKeptLists, type KeptLists } from '#domain/shopping/kept-lists.ts';
import {
  changedLists,
  changesThatGive,
  isFull,
  NO_LISTS,
  type ListChange,
  type ListWish,
  type ShoppingLists,
} from '#domain/shopping/shopping-lists.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { openKeptBox, type RemovingStorage } from '#studio/storage/kept-box.ts';
import { keptValue } from '#studio/storage/kept-value.ts';
import { createSender, type SenderEnvironment } from '#app/person/sending/sender.ts';
import { GUEST, type Owner } from '#app/person/session/owner.ts';
import type { RemoteLists } from './remote-lists.ts';

/** What can fail, since it needs the server. */
export type ListsStep = 'read' | 'send' | 'mails';

export interface ListsState extends ShoppingLists {
  readonly owner: Owner;
  /** How many changes the account does not have yet. */
  readonly waiting: number;
  /** Whether the lists outlive the page. */
  readonly isLasting: boolean;
  /** Whether mails about wishes are wanted; null while that is not known. */
  readonly wantsMails: boolean | null;
  /** Whether the choice about mails is being sent. */
  readonly isChoosing: boolean;
  /** How many products did not fit when lists were joined. */
  readonly leftOut: number;
  /** What failed, and why, in a sentence for the person. */
  readonly trouble: { readonly step: ListsStep; readonly why: string } | null;
}

export interface ListsEnvironment extends Pick<SenderEnvironment<never>, 'schedule'> {
  readonly storage: RemovingStorage;
  readonly remote: RemoteLists;
  /** A UUID. */
  readonly newId: () => string;
  /** Why something failed, in a sentence for the person. */
  readonly said: (problem: unknown) => string;
}

export interface ListsKeeper {
  readonly store: StoreApi<ListsState>;
  /** From now on the lists are this person's. What a guest had becomes theirs. */
  readonly setOwner: (owner: Owner) => void;
  /** To be called when another tab has written, or cleared everything. */
  readonly readAgain: () => void;
  /** Makes a change at once. Returns whether there was room for it. */
  readonly change: (change: ListWish) => boolean;
  /** Sends what is waiting. Resolves with whether nothing is left waiting. */
  readonly send: () => Promise<boolean>;
  /** Sends what waits, then reads what the account has. Never rejects. */
  readonly sync: () => Promise<void>;
  /** Resolves with whether the account took the choice. Only one choice at a time is sent. */
  readonly chooseMails: (wanted: boolean) => Promise<boolean>;
}

const NOTHING: KeptLists = { known: NO_LISTS, unsent: [] };

export function createListsKeeper(environment: ListsEnvironment): ListsKeeper {
  const { storage, remote, said, schedule, newId } = environment;
  const boxOf = (person: Owner) =>
    openKeptBox<KeptLists>(keptValue(KEPT.shoppingLists, parseKeptLists, person), 1, storage);
  let box = boxOf(GUEST);
  const inBox = (): KeptLists => box.read() ?? NOTHING;
  const store = createStore<ListsState>(() => firstState(GUEST));
  const owner = () => store.getState().owner;

  function shown(): Pick<ListsState, 'wishes' | 'items' | 'waiting' | 'isLasting'> {
    const kept = inBox();
    return { ...listsOf(kept), waiting: kept.unsent.length, isLasting: box.isLasting() };
  }

  function firstState(next: Owner): ListsState {
    return {
      owner: next,
      ...shown(),
      wantsMails: null,
      isChoosing: false,
      leftOut: 0,
      trouble: null,
    };
  }

  function put(kept: KeptLists, more: Partial<ListsState> = {}): void {
    box.write(kept);
    store.setState({ ...shown(), ...more });
  }

  function fail(asked: Owner, step: ListsStep, problem: unknown): void {
    if (asked === owner()) store.setState({ trouble: { step, why: said(problem) } });
  }

  function settled(step: ListsStep): Partial<ListsState> {
    return store.getState().trouble?.step === step ? { trouble: null } : {};
  }

  const withId = (change: ListWish): ListChange => ({ ...change, id: newId() });

  /** Runs one call after another, so that what is read is never older than what was changed. */
  const afterTheLast = inTurn();

  /**
   * Moves what the account took from the unsent changes to the known lists; another tab may have done so
   * already.
   */
  function takeSent(sent: readonly ListChange[], refused: readonly string[]): void {
    const ids = new Set(sent.map(({ id }) => id));
    const kept = inBox();
    const taken = kept.unsent.filter(({ id }) => ids.has(id) && !refused.includes(id));
    put(
      {
        known: changedLists(kept.known, taken),
        unsent: kept.unsent.filter(({ id }) => !ids.has(id)),
      },
      { leftOut: store.getState().leftOut + refused.length, ...settled('send') },
    );
  }

  /**
   * What the server will never take is left out, like what finds no room, so that it does not hold up the
   * rest.
   */
  async function carry(to: string, changes: readonly ListChange[]): Promise<readonly string[]> {
    try {
      return await remote.change(to, changes);
    } catch (problem) {
      if (!(problem instanceof ApiProblem && problem.code === 'invalid_input')) throw problem;
      if (changes.length === 1) return changes.map(({ id }) => id);
      const refused: string[] = [];
      for (const change of changes) refused.push(...(await carry(to, [change])));
      return refused;
    }
  }

  const sender = createSender<ListChange>({
    mostAtOnce: MOST_LIST_CHANGES,
    schedule,
    async post(sentFor, changes) {
      try {
        const refused = await afterTheLast(() => carry(sentFor, changes));
        if (sentFor === owner()) takeSent(changes, refused);
      } catch (problem) {
        fail(sentFor, 'send', problem);
        throw problem;
      }
    },
    unsent: () => ({ owner: owner(), items: owner() === GUEST ? [] : inBox().unsent }),
    onSent: () => undefined,
  });

  async function sync(): Promise<void> {
    const asked = owner();
    if (asked === GUEST) return;
    await sender.send();
    try {
      await afterTheLast(async () => {
        const { userId, wishes, items, wantsMails } = await remote.read();
        if (asked !== owner()) return;
        if (userId !== asked) throw new Error('Another account is signed in by now.');
        const { unsent } = inBox();
        put({ known: { wishes, items }, unsent }, { wantsMails, ...settled('read') });
      });
    } catch (problem) {
      fail(asked, 'read', problem);
    }
  }

  return {
    store,
    sync,
    send: sender.send,
    setOwner(next) {
      if (next === owner()) return;
      const guest = owner() === GUEST ? box : null;
      box = boxOf(next);
      if (guest !== null) {
        const given = changesThatGive(listsOf(guest.read() ?? NOTHING)).map(withId);
        if (given.length > 0) {
          const kept = inBox();
          // Written to the new place before it is removed from the old one, so that nothing is lost if this
          // is interrupted.
          box.write({ ...kept, unsent: [...kept.unsent, ...given] });
          guest.write(null);
        }
      }
      store.setState(firstState(next), true);
    },
    readAgain() {
      store.setState(shown());
    },
    change(change) {
      const kept = inBox();
      if (isFull(listsOf(kept), change)) return false;
      if (owner() === GUEST) {
        put({ known: changedLists(kept.known, [change]), unsent: [] });
        return true;
      }
      put({ ...kept, unsent: [...kept.unsent, withId(change)] });
      void sender.send();
      return true;
    },
    async chooseMails(wanted) {
      const asked = owner();
      if (asked === GUEST || store.getState().isChoosing) return false;
      store.setState({ isChoosing: true, ...settled('mails') });
      try {
        await afterTheLast(() => remote.chooseMails(asked, wanted));
        if (asked === owner()) store.setState({ wantsMails: wanted });
        return asked === owner();
      } catch (problem) {
        fail(asked, 'mails', problem);
        return false;
      } finally {
        if (asked === owner()) store.setState({ isChoosing: false });
      }
    },
  };
}
