import { describe, expect, it } from 'vitest';
import type { ApiErrorCode } from '#contracts/api-error.ts';
import { changedAvoided, type AvoidedIngredient } from '#domain/wellness/ingredients/avoided.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { unsentQueues } from '#app/person/sending/unsent-queues.ts';
import { GUEST } from '#app/person/session/owner.ts';
import { createAvoidedKeeper, type AvoidedKeeper } from './avoided-keeper.ts';
import type { RemoteAvoided } from './remote-avoided.ts';

const ADA = '01890a5d-ac96-774b-bcce-b302099a8057';
const BEA = '01890a5d-ac96-774b-bcce-b302099a8058';

const add = (name: string) => ({ name, kind: 'allergen' as const, isRemoved: false });
const remove = (name: string) => ({ ...add(name), isRemoved: true });

/** A server in memory, on which one account is signed in. */
function openServer() {
  const kept = new Map<string, readonly AvoidedIngredient[]>();
  const server = {
    kept,
    signedIn: ADA,
    calls: 0,
    /** The code with which every call is refused; `offline` where there is no network. */
    refuses: null as ApiErrorCode | 'offline' | null,
    /** The next call is worked on, and its answer lost. */
    losesNextAnswer: false,
    of: (owner: string) => kept.get(owner)?.map(({ name }) => name) ?? null,
  };
  async function answer<Reply>(work: () => Reply): Promise<Reply> {
    server.calls += 1;
    await Promise.resolve();
    if (server.refuses !== null) throw new ApiProblem(server.refuses, 0, `${server.refuses}.`);
    const reply = work();
    if (!server.losesNextAnswer) return reply;
    server.losesNextAnswer = false;
    throw new ApiProblem('offline', 0, '');
  }
  const refuse = (code: ApiErrorCode): never => {
    throw new ApiProblem(code, 403, `${code}.`);
  };
  const own = (owner: string) => (owner === server.signedIn ? owner : refuse('forbidden'));
  const remote: RemoteAvoided = {
    read: () =>
      answer(() => ({
        userId: server.signedIn,
        agreedAt: kept.has(server.signedIn) ? '2026-11-01T00:00:00.000Z' : null,
        items: [...(kept.get(server.signedIn) ?? [])],
      })),
    agree: (owner) => answer(() => kept.set(own(owner), kept.get(owner) ?? [])),
    withdraw: (owner) => answer(() => kept.delete(own(owner))),
    change: (owner, changes) =>
      answer(() => {
        const items = changedAvoided(kept.get(own(owner)) ?? refuse('not_agreed'), changes);
        kept.set(owner, items);
        return { items };
      }),
  };
  return { server, remote };
}

/** A browser; `keepsNothing` where it refuses storage. */
function openBrowser({ server, remote } = openServer(), keepsNothing = false) {
  const stored = new Map<string, string>();
  let planned: (() => void) | null = null;
  let count = 0;
  const openTab = (owner: string = ADA): AvoidedKeeper => {
    const keeper = createAvoidedKeeper({
      remote,
      storage: {
        read: (key) => stored.get(key) ?? null,
        write: (key, value) => void (keepsNothing || stored.set(key, value)),
        remove: (key) => void stored.delete(key),
      },
      schedule(task) {
        planned = task;
        return () => {
          planned = null;
        };
      },
      newId: () => `01890a5d-ac96-774b-bcce-${String((count += 1)).padStart(12, '0')}`,
      said: (problem) => (problem instanceof Error ? problem.message : ''),
    });
    keeper.setOwner(owner);
    return keeper;
  };
  return {
    server,
    stored,
    openTab,
    /** Lets the pause after a failure pass. */
    async pass() {
      planned?.();
      await settled();
    },
    /** What signing out does to the storage. */
    signOut() {
      const queues = unsentQueues([...stored]);
      stored.clear();
      for (const [key, value] of queues) stored.set(key, value);
    },
  };
}

/** Lets every call under way come to its end. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

const names = (keeper: AvoidedKeeper) => keeper.store.getState().items.map(({ name }) => name);

/** A tab whose list is with the account. */
async function withAccount(...on: readonly string[]) {
  const opened = openServer();
  const browser = openBrowser(opened);
  const keeper = browser.openTab();
  keeper.change(on.map(add));
  await keeper.keepWithAccount();
  await settled();
  return { keeper, browser, opened, server: opened.server };
}

describe('a list', () => {
  it('is on the device alone at first, survives a reload, and nothing is sent', async () => {
    const browser = openBrowser();
    const keeper = browser.openTab();
    keeper.change([add('Talc'), add('Lanolin')]);
    keeper.change([remove('Talc')]);
    await settled();
    expect(names(browser.openTab())).toEqual(['Lanolin']);
    expect(browser.server.calls).toBe(0);
    expect(keeper.store.getState().place).toBe('device');
  });

  it('of a guest is never sent', async () => {
    const { server, openTab } = openBrowser();
    const keeper = openTab(GUEST);
    keeper.change([add('Talc')]);
    await keeper.sync();
    expect(server.calls).toBe(0);
  });

  it('goes to the account once the person agreed to that, and shows on another device', async () => {
    const { opened, server, keeper } = await withAccount('Talc');
    expect(server.of(ADA)).toEqual(['Talc']);
    expect(keeper.store.getState()).toMatchObject({ place: 'account', waiting: 0 });
    const phone = openBrowser(opened).openTab();
    await phone.sync();
    expect(names(phone)).toEqual(['Talc']);
    phone.change([add('Lanolin'), remove('Talc')]);
    await settled();
    await keeper.sync();
    expect(names(keeper)).toEqual(['Lanolin']);
  });

  it('stays as it is where the account cannot be reached to agree', async () => {
    const { openTab, server } = openBrowser();
    const keeper = openTab();
    keeper.change([add('Talc')]);
    server.refuses = 'offline';
    expect(await keeper.keepWithAccount()).toBe(false);
    expect(keeper.store.getState()).toMatchObject({ place: 'device', trouble: { step: 'agree' } });
    expect(names(keeper)).toEqual(['Talc']);
  });

  it.each([
    [true, ['Talc']],
    [false, []],
  ])('is deleted from the account; whether it stays here: %s', async (stays, left) => {
    const { keeper, server } = await withAccount('Talc');
    expect(await keeper.leaveAccount(stays)).toBe(true);
    expect(server.of(ADA)).toBeNull();
    expect(names(keeper)).toEqual(left);
    expect(keeper.store.getState().place).toBe('device');
  });

  it('is still with the account where that could not be reached to withdraw', async () => {
    const { keeper, server } = await withAccount('Talc');
    server.refuses = 'offline';
    expect(await keeper.leaveAccount(false)).toBe(false);
    expect(keeper.store.getState()).toMatchObject({ place: 'account', trouble: { step: 'leave' } });
    expect(names(keeper)).toEqual(['Talc']);
  });

  it('that was made only on this device is not sent just because another device agreed', async () => {
    const { opened, server } = await withAccount('Talc');
    const phone = openBrowser(opened).openTab();
    phone.change([add('Lanolin')]);
    await phone.sync();
    expect(phone.store.getState()).toMatchObject({ place: 'device', hasTwo: true });
    expect(server.of(ADA)).toEqual(['Talc']);
    await phone.keepWithAccount();
    await settled();
    expect(server.of(ADA)).toEqual(['Talc', 'Lanolin']);
    expect(names(phone)).toEqual(['Talc', 'Lanolin']);
    expect(phone.store.getState().hasTwo).toBe(false);
  });

  it('lives as long as the page where the browser keeps nothing', () => {
    const { openTab } = openBrowser(openServer(), true);
    const keeper = openTab();
    keeper.change([add('Talc')]);
    expect(names(keeper)).toEqual(['Talc']);
    expect(keeper.store.getState().isLasting).toBe(false);
  });
});

describe('without a network', () => {
  it('changes wait here, count at once, and are sent once', async () => {
    const { keeper, server, browser } = await withAccount('Talc');
    server.refuses = 'offline';
    keeper.change([add('Lanolin')]);
    keeper.change([remove('Talc')]);
    await settled();
    const reloaded = browser.openTab();
    expect(names(reloaded)).toEqual(['Lanolin']);
    expect(reloaded.store.getState().waiting).toBe(2);
    server.refuses = null;
    await reloaded.sync();
    expect(server.of(ADA)).toEqual(['Lanolin']);
    expect(reloaded.store.getState()).toMatchObject({ waiting: 0, trouble: null });
  });

  it('changes are counted once where an answer was lost', async () => {
    const { keeper, server, browser } = await withAccount();
    server.losesNextAnswer = true;
    keeper.change([add('Talc')]);
    await settled();
    await browser.pass();
    expect(server.of(ADA)).toEqual(['Talc']);
    expect(keeper.store.getState().waiting).toBe(0);
  });

  it('changes wait for their owner past a sign-out, and no one else sees or sends them', async () => {
    const { keeper, server, browser } = await withAccount('Talc');
    server.refuses = 'offline';
    keeper.change([add('Lanolin')]);
    await settled();
    browser.signOut();
    server.refuses = null;
    server.signedIn = BEA;
    const other = browser.openTab(BEA);
    await other.sync();
    expect(names(other)).toEqual([]);
    expect(server.of(BEA)).toBeNull();
    server.signedIn = ADA;
    const back = browser.openTab(ADA);
    await back.sync();
    expect(server.of(ADA)).toEqual(['Talc', 'Lanolin']);
    expect(names(back)).toEqual(['Talc', 'Lanolin']);
  });
});

describe('another device that withdraws', () => {
  it('stops all sending, and what was here stays here', async () => {
    const { opened, keeper, server } = await withAccount('Talc');
    const phone = openBrowser(opened).openTab();
    await phone.sync();
    await phone.leaveAccount(false);
    keeper.change([add('Lanolin')]);
    await settled();
    expect(server.of(ADA)).toBeNull();
    expect(names(keeper)).toEqual(['Talc', 'Lanolin']);
    expect(keeper.store.getState()).toMatchObject({ place: 'device', wasWithdrawn: true });
  });
});

describe('another person at this browser', () => {
  it('sees nothing of the one before', async () => {
    const { keeper, server } = await withAccount('Talc');
    server.signedIn = BEA;
    keeper.setOwner(BEA);
    expect(names(keeper)).toEqual([]);
    keeper.setOwner(GUEST);
    expect(names(keeper)).toEqual([]);
  });

  it('loses nothing when the server knows them before this page does', async () => {
    const { keeper, server } = await withAccount('Talc');
    server.signedIn = BEA;
    server.kept.set(BEA, [{ name: 'Nickel', kind: 'allergen' }]);
    keeper.change([add('Lanolin')]);
    await settled();
    expect(await keeper.leaveAccount(false)).toBe(false);
    expect(server.of(BEA)).toEqual(['Nickel']);
    expect(keeper.store.getState().waiting).toBe(1);
  });
});

describe('another tab', () => {
  it('shows what this one changed', () => {
    const browser = openBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    one.change([add('Talc')]);
    other.readAgain();
    expect(names(other)).toEqual(['Talc']);
  });
});
