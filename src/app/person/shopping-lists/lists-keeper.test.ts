import { describe, expect, it } from 'vitest';
import { bagItem, uuid } from '#tests/shopping/bag-items.ts';
import {
  changedLists,
  isFull,
  NO_LISTS,
  type ListChange,
  type ShoppingLists,
} from '#domain/shopping/shopping-lists.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { unsentQueues } from '#app/person/sending/unsent-queues.ts';
import { GUEST } from '#app/person/session/owner.ts';
import { createListsKeeper, type ListsKeeper } from './lists-keeper.ts';
import type { RemoteLists } from './remote-lists.ts';

const ADA = uuid(901);
const BEA = uuid(902);
const wish = (place: number) => ({ kind: 'wish', productId: uuid(place) }) as const;
const add = (place: number) => ({ kind: 'add', item: bagItem({ id: uuid(place) }) }) as const;
const use = (place: number) => ({ kind: 'use', itemId: uuid(place), by: 1 }) as const;

/** A server in memory, on which one account is signed in. */
function openServer() {
  const kept = new Map<string, ShoppingLists>();
  const heard = new Set<string>();
  const server = {
    kept,
    signedIn: ADA,
    calls: 0,
    wantsMails: false,
    isOffline: false,
    /** The next call is worked on, and its answer lost. */
    losesNextAnswer: false,
    /** A product that it never takes; a call that names it is refused whole. */
    neverTakes: '',
    of: (owner: string) => kept.get(owner) ?? NO_LISTS,
  };
  async function answer<Reply>(work: () => Reply): Promise<Reply> {
    server.calls += 1;
    await Promise.resolve();
    if (server.isOffline) throw new ApiProblem('offline', 0, 'Offline.');
    const reply = work();
    if (!server.losesNextAnswer) return reply;
    server.losesNextAnswer = false;
    throw new ApiProblem('offline', 0, '');
  }
  function own(owner: string): string {
    if (owner !== server.signedIn) throw new ApiProblem('forbidden', 403, 'Forbidden.');
    return owner;
  }
  function take(owner: string, changes: readonly ListChange[]): readonly string[] {
    if (changes.some((change) => change.kind === 'wish' && change.productId === server.neverTakes))
      throw new ApiProblem('invalid_input', 400, 'Check what you entered.');
    const refused: string[] = [];
    for (const change of changes.filter(({ id }) => !heard.has(id))) {
      heard.add(change.id);
      if (isFull(server.of(owner), change)) refused.push(change.id);
      kept.set(owner, changedLists(server.of(owner), [change]));
    }
    return refused;
  }
  const remote: RemoteLists = {
    read: () =>
      answer(() => ({
        userId: server.signedIn,
        wishes: [...server.of(server.signedIn).wishes],
        items: [...server.of(server.signedIn).items],
        wantsMails: server.wantsMails,
      })),
    change: (owner, changes) => answer(() => take(own(owner), changes)),
    chooseMails: (owner, wanted) =>
      answer(() => {
        own(owner);
        server.wantsMails = wanted;
      }),
  };
  return { server, remote };
}

/** A browser; `keepsNothing` where it refuses storage. */
function openBrowser({ server, remote } = openServer(), keepsNothing = false) {
  const stored = new Map<string, string>();
  let planned: (() => void) | null = null;
  const openTab = (owner: string = ADA): ListsKeeper => {
    const keeper = createListsKeeper({
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
      newId: () => crypto.randomUUID(),
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
  for (let turn = 0; turn < 80; turn += 1) await Promise.resolve();
}

function seen(keeper: ListsKeeper) {
  const { wishes, items, waiting } = keeper.store.getState();
  return { wishes, items: items.map(({ id }) => id), waiting };
}

describe('the lists of a guest', () => {
  it('stay on the device, survive a reload, and nothing is sent', async () => {
    const browser = openBrowser();
    const tab = browser.openTab(GUEST);
    tab.change(wish(1));
    tab.change(add(2));
    tab.change(use(2));
    await settled();
    const reloaded = browser.openTab(GUEST);
    expect(seen(reloaded)).toEqual({ wishes: [uuid(1)], items: [uuid(2)], waiting: 0 });
    expect(reloaded.store.getState().items[0]?.usageCount).toBe(1);
    expect(browser.server.calls).toBe(0);
  });

  it('are added to those of the account that signs in', async () => {
    const browser = openBrowser();
    const { server } = browser;
    server.kept.set(ADA, { wishes: [uuid(3)], items: [] });
    const tab = browser.openTab(GUEST);
    tab.change(wish(1));
    tab.change(add(2));
    tab.setOwner(ADA);
    await tab.sync();
    expect(server.of(ADA).wishes).toEqual([uuid(3), uuid(1)]);
    expect(seen(tab)).toEqual({ wishes: [uuid(3), uuid(1)], items: [uuid(2)], waiting: 0 });
    expect(seen(browser.openTab(GUEST)).wishes).toEqual([]);
  });

  it('tell how many did not fit in addition to what the account has', async () => {
    const browser = openBrowser();
    const full = Array.from({ length: 200 }, (_, place) => uuid(1000 + place));
    browser.server.kept.set(ADA, { wishes: full, items: [] });
    const tab = browser.openTab(GUEST);
    tab.change(wish(1));
    tab.setOwner(ADA);
    await tab.sync();
    expect(tab.store.getState()).toMatchObject({ wishes: full, waiting: 0, leftOut: 1 });
  });
});

describe('the lists of an account', () => {
  it('are sent at once, and show on another device', async () => {
    const opened = openServer();
    const tab = openBrowser(opened).openTab();
    tab.change(wish(1));
    tab.change(add(2));
    await settled();
    expect(seen(tab)).toEqual({ wishes: [uuid(1)], items: [uuid(2)], waiting: 0 });
    const phone = openBrowser(opened).openTab();
    await phone.sync();
    expect(seen(phone)).toEqual(seen(tab));
  });

  it('wait without a network, count at once, and are sent once', async () => {
    const browser = openBrowser();
    const { server } = browser;
    server.isOffline = true;
    const tab = browser.openTab();
    tab.change(add(2));
    tab.change(use(2));
    await settled();
    const reloaded = browser.openTab();
    expect(seen(reloaded)).toMatchObject({ items: [uuid(2)], waiting: 2 });
    server.isOffline = false;
    await reloaded.sync();
    expect(server.of(ADA).items[0]?.usageCount).toBe(1);
    expect(reloaded.store.getState()).toMatchObject({ waiting: 0, trouble: null });
  });

  it('count a use once where the answer was lost', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    tab.change(add(2));
    await settled();
    browser.server.losesNextAnswer = true;
    tab.change(use(2));
    await settled();
    await browser.pass();
    expect(browser.server.of(ADA).items[0]?.usageCount).toBe(1);
    expect(tab.store.getState().items[0]?.usageCount).toBe(1);
    expect(seen(tab).waiting).toBe(0);
  });

  it('count two taps in two tabs once each', async () => {
    const browser = openBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    one.change(add(2));
    await settled();
    other.readAgain();
    one.change(use(2));
    other.change(use(2));
    await settled();
    await one.sync();
    other.readAgain();
    expect(browser.server.of(ADA).items[0]?.usageCount).toBe(2);
    expect(one.store.getState().items[0]?.usageCount).toBe(2);
    expect(other.store.getState().items[0]?.usageCount).toBe(2);
  });

  it('wait for their owner past a sign-out, and no one else sees or sends them', async () => {
    const browser = openBrowser();
    const { server } = browser;
    server.isOffline = true;
    browser.openTab().change(wish(1));
    await settled();
    browser.signOut();
    server.isOffline = false;
    server.signedIn = BEA;
    const other = browser.openTab(BEA);
    await other.sync();
    expect([seen(other).wishes, server.of(BEA).wishes]).toEqual([[], []]);
    server.signedIn = ADA;
    await browser.openTab().sync();
    expect(server.of(ADA).wishes).toEqual([uuid(1)]);
  });

  it('do not let a change that the server never takes hold up the others', async () => {
    const { server, openTab, pass } = openBrowser();
    server.isOffline = true;
    server.neverTakes = uuid(2);
    const keeper = openTab();
    for (const place of [1, 2, 3]) keeper.change(wish(place));
    await settled();
    server.isOffline = false;
    await pass();
    expect(server.of(ADA).wishes).toEqual([uuid(1), uuid(3)]);
    expect(keeper.store.getState()).toMatchObject({ waiting: 0, leftOut: 1, trouble: null });
  });

  it('of another person are not touched when the server knows them before this page does', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    browser.server.signedIn = BEA;
    tab.change(wish(1));
    await settled();
    expect(browser.server.of(BEA).wishes).toEqual([]);
    expect(tab.store.getState()).toMatchObject({ waiting: 1, trouble: { step: 'send' } });
    tab.setOwner(BEA);
    expect(seen(tab).wishes).toEqual([]);
  });

  it('take no more than they have room for', () => {
    const tab = openBrowser().openTab(GUEST);
    for (let place = 0; place < 200; place += 1) expect(tab.change(wish(place))).toBe(true);
    expect(tab.change(wish(999))).toBe(false);
    expect(seen(tab).wishes).toHaveLength(200);
  });
});

it('lists live as long as the page where the browser keeps nothing', () => {
  const tab = openBrowser(openServer(), true).openTab(GUEST);
  tab.change(wish(1));
  expect(tab.store.getState()).toMatchObject({ wishes: [uuid(1)], isLasting: false });
});

it('broken stored lists count as nothing', () => {
  const browser = openBrowser();
  browser.stored.set('lookglass.shoppingLists.guest', '{"v":1,"known":{"wishes":[7]}}');
  expect(seen(browser.openTab(GUEST)).wishes).toEqual([]);
});

describe('mails about wishes', () => {
  it('are chosen once for a double click, and read on another device', async () => {
    const opened = openServer();
    const tab = openBrowser(opened).openTab();
    const clicks = [tab.chooseMails(true), tab.chooseMails(true)];
    expect(await Promise.all(clicks)).toEqual([true, false]);
    const phone = openBrowser(opened).openTab();
    await phone.sync();
    expect(phone.store.getState().wantsMails).toBe(true);
  });

  it('stay as they were where the account cannot be reached', async () => {
    const { server, openTab } = openBrowser();
    const tab = openTab();
    await tab.sync();
    server.isOffline = true;
    expect(await tab.chooseMails(true)).toBe(false);
    expect(tab.store.getState()).toMatchObject({ wantsMails: false, trouble: { step: 'mails' } });
  });
});
