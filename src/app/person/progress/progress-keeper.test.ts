import { describe, expect, it } from 'vitest';
import type { Award } from '#domain/gamification/awards.ts';
import { union } from '#domain/gamification/ledger.ts';
import { GUEST } from './kept-ledger.ts';
import { createProgressKeeper, type KeeperEnvironment } from './progress-keeper.ts';
import { unsentQueues } from './unsent-queues.ts';

const ADA = '01890a5d-ac96-774b-bcce-b302099a8057';
const BOB = '01890a5d-ac96-774b-bcce-b302099a8058';

let made = 0;

/** A server that keeps ledgers, and can be out of reach. */
function openServer() {
  const ledgers = new Map<string, readonly Award[]>();
  const server = {
    isReachable: true,
    calls: 0,
    of: (owner: string) => ledgers.get(owner) ?? [],
    add(owner: string, awards: readonly Award[]) {
      ledgers.set(owner, union(server.of(owner), awards));
    },
  };
  return server;
}

/** A browser with one storage; each tab of it is a keeper. */
function openBrowser(server = openServer(), changes: Partial<KeeperEnvironment> = {}) {
  const stored = new Map<string, string>();
  const gains: { readonly xp: number; readonly reached: number | null }[] = [];
  let planned: (() => void) | null = null;
  let today = new Date(2026, 10, 21, 12);
  const openTab = () =>
    createProgressKeeper({
      storage: {
        read: (key) => stored.get(key) ?? null,
        write: (key, value) => void stored.set(key, value),
      },
      now: () => today,
      newId() {
        made += 1;
        return `01890a5d-ac96-774b-bcce-${String(made).padStart(12, '0')}`;
      },
      schedule(task) {
        planned = task;
        return () => {
          planned = null;
        };
      },
      async post(owner, awards) {
        server.calls += 1;
        await Promise.resolve();
        if (!server.isReachable) throw new Error('away');
        server.add(owner, awards);
      },
      async fetch(owner) {
        await Promise.resolve();
        if (!server.isReachable) throw new Error('away');
        return server.of(owner);
      },
      onGain(gained, reached) {
        gains.push({ xp: gained.reduce((sum, { xp }) => sum + xp, 0), reached });
      },
      ...changes,
    });
  return {
    openTab,
    stored,
    gains,
    server,
    tomorrow() {
      today = new Date(today.getTime() + 86_400_000);
    },
    /** What signing out does to the storage. */
    signOut() {
      const queues = unsentQueues([...stored]);
      stored.clear();
      for (const [key, value] of queues) stored.set(key, value);
    },
    isPlanned: () => planned !== null,
  };
}

const xpOf = (keeper: ReturnType<typeof createProgressKeeper>) =>
  keeper.store.getState().standing.xp;

describe('the progress of a guest', () => {
  it('begins with the first award, which begins the day too', () => {
    const keeper = openBrowser().openTab();
    keeper.visit();
    expect(xpOf(keeper)).toBe(0);
    keeper.record('camera_started');
    expect(xpOf(keeper)).toBe(30 + 10);
  });

  it('tells of each action whether it counted', () => {
    const keeper = openBrowser().openTab();
    expect(keeper.record('first_makeup_applied')).toBe(true);
    expect(keeper.record('first_makeup_applied')).toBe(false);
    for (let time = 0; time < 20; time += 1) expect(keeper.record('color_changed')).toBe(true);
    expect(keeper.record('color_changed')).toBe(false);
  });

  it('is kept on the device', () => {
    const browser = openBrowser();
    browser.openTab().record('camera_started');
    expect(xpOf(browser.openTab())).toBe(40);
  });

  it('goes to no server', async () => {
    const { openTab, server } = openBrowser();
    const keeper = openTab();
    keeper.record('camera_started');
    await keeper.sync();
    expect(server.calls).toBe(0);
  });

  it('goes on with each day’s first visit', () => {
    const browser = openBrowser();
    const keeper = browser.openTab();
    keeper.record('camera_started');
    browser.tomorrow();
    keeper.visit();
    keeper.visit();
    expect(xpOf(keeper)).toBe(40 + 30 + 50);
  });

  it('is the sum of what two tabs did, with no limit used twice', () => {
    const browser = openBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    one.record('camera_started');
    other.record('camera_started');
    other.record('color_changed');
    one.record('color_changed');
    expect(xpOf(one)).toBe(30 + 10 + 5 + 5);
    expect(xpOf(browser.openTab())).toBe(50);
  });

  it('survives broken data in the storage', () => {
    const browser = openBrowser();
    browser.stored.set('lookglass.progress.guest', '{"known":[{"kind":"won"}],"unsent":1}');
    const keeper = browser.openTab();
    expect(xpOf(keeper)).toBe(0);
    keeper.record('camera_started');
    expect(xpOf(browser.openTab())).toBe(40);
  });

  it('lives as long as the page where the browser keeps nothing', () => {
    const storage = { read: () => null, write: () => undefined };
    const keeper = openBrowser(openServer(), { storage }).openTab();
    keeper.record('camera_started');
    keeper.record('look_saved');
    expect(xpOf(keeper)).toBe(30 + 10 + 15);
  });
});

describe('a gain', () => {
  it('is told with the level that it reached', () => {
    const browser = openBrowser();
    const keeper = browser.openTab();
    keeper.record('camera_started');
    keeper.record('photo_captured');
    expect(browser.gains).toEqual([
      { xp: 40, reached: null },
      { xp: 70, reached: 2 },
    ]);
  });

  it('is not told where nothing was gained', () => {
    const browser = openBrowser();
    const keeper = browser.openTab();
    keeper.record('camera_started');
    keeper.record('camera_started');
    keeper.record('lipstick_tried', '#b3203f');
    expect(browser.gains).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('takes the guest’s progress along, once', async () => {
    const browser = openBrowser();
    const keeper = browser.openTab();
    keeper.record('photo_captured');
    keeper.setOwner(ADA);
    await keeper.sync();
    expect(xpOf(keeper)).toBe(100);
    expect(browser.server.of(ADA)).toHaveLength(2);
    keeper.setOwner(GUEST);
    expect(xpOf(keeper)).toBe(0);
    keeper.setOwner(BOB);
    await keeper.sync();
    expect(browser.server.of(BOB)).toEqual([]);
  });

  it('joins it with what the account has from another device', async () => {
    const server = openServer();
    const [phone, desk] = [openBrowser(server).openTab(), openBrowser(server).openTab()];
    phone.setOwner(ADA);
    phone.record('camera_started');
    await phone.send();
    desk.record('camera_started');
    desk.record('look_saved');
    desk.setOwner(ADA);
    await desk.sync();
    expect(xpOf(desk)).toBe(30 + 10 + 15);
    await phone.sync();
    expect(xpOf(phone)).toBe(xpOf(desk));
  });

  it('never lets XP fall', async () => {
    const server = openServer();
    const browser = openBrowser(server);
    const keeper = browser.openTab();
    for (let time = 0; time < 12; time += 1) keeper.record('color_changed');
    const before = xpOf(keeper);
    const other = openBrowser(server).openTab();
    other.setOwner(ADA);
    for (let time = 0; time < 12; time += 1) other.record('color_changed');
    await other.send();
    keeper.setOwner(ADA);
    expect(xpOf(keeper)).toBeGreaterThanOrEqual(before);
    await keeper.sync();
    expect(xpOf(keeper)).toBe(30 + 20 * 5);
  });
});

describe('without a network', () => {
  it('progress waits, is tried again, and arrives once', async () => {
    const { openTab, server, isPlanned } = openBrowser();
    const keeper = openTab();
    keeper.setOwner(ADA);
    server.isReachable = false;
    keeper.record('camera_started');
    expect(await keeper.send()).toBe(false);
    expect(isPlanned()).toBe(true);
    expect(xpOf(keeper)).toBe(40);
    server.isReachable = true;
    expect(await keeper.send()).toBe(true);
    expect(await keeper.send()).toBe(true);
    expect(server.of(ADA)).toHaveLength(2);
    expect(server.calls).toBe(2);
  });

  it('progress that the server took without our hearing of it counts once', async () => {
    const server = openServer();
    let isHeard = false;
    const keeper = openBrowser(server, {
      async post(owner, awards) {
        await Promise.resolve();
        server.add(owner, awards);
        if (!isHeard) throw new Error('away');
      },
    }).openTab();
    keeper.setOwner(ADA);
    keeper.record('look_saved');
    await keeper.send();
    isHeard = true;
    await keeper.sync();
    expect(xpOf(keeper)).toBe(45);
    expect(server.of(ADA)).toHaveLength(2);
  });

  it('a queue survives the sign-out, and waits for its owner alone', async () => {
    const browser = openBrowser();
    const { server } = browser;
    const keeper = browser.openTab();
    keeper.setOwner(ADA);
    keeper.record('camera_started');
    await keeper.send();
    server.isReachable = false;
    keeper.record('look_saved');
    await keeper.send();
    browser.signOut();
    const next = browser.openTab();
    server.isReachable = true;
    expect(xpOf(next)).toBe(0);
    next.setOwner(BOB);
    await next.sync();
    expect(server.of(BOB)).toEqual([]);
    next.setOwner(ADA);
    await next.sync();
    expect(xpOf(next)).toBe(30 + 10 + 15);
    expect(server.of(ADA)).toHaveLength(3);
  });

  it('a sign-out leaves nothing behind that was sent', async () => {
    const browser = openBrowser();
    const keeper = browser.openTab();
    keeper.setOwner(ADA);
    keeper.record('camera_started');
    await keeper.send();
    browser.signOut();
    expect([...browser.stored]).toEqual([]);
  });
});

describe('arriving', () => {
  it('reads the ledger on a device that does not know it, and no more on one that does', async () => {
    const server = openServer();
    const phone = openBrowser(server).openTab();
    phone.setOwner(ADA);
    phone.record('camera_started');
    await phone.send();
    let reads = 0;
    const browser = openBrowser(server, {
      fetch(owner) {
        reads += 1;
        return Promise.resolve(server.of(owner));
      },
    });
    for (const tab of [browser.openTab(), browser.openTab()]) {
      tab.setOwner(ADA);
      await tab.arrive();
      expect(xpOf(tab)).toBe(40);
    }
    expect(reads).toBe(1);
  });

  it('begins the day on a return visit', async () => {
    const browser = openBrowser();
    const keeper = browser.openTab();
    keeper.setOwner(ADA);
    await keeper.arrive();
    expect(xpOf(keeper)).toBe(0);
    keeper.record('look_saved');
    await keeper.send();
    browser.tomorrow();
    await keeper.arrive();
    await keeper.send();
    expect(xpOf(keeper)).toBe(45 + 30 + 50);
    expect(browser.server.of(ADA)).toHaveLength(3);
  });
});

describe('another tab', () => {
  it('shows what this one did', () => {
    const browser = openBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    one.record('camera_started');
    other.hearStorage('lookglass.progress.guest');
    expect(xpOf(other)).toBe(40);
  });

  it('forgets everything when this one signs out', async () => {
    const browser = openBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    for (const tab of [one, other]) tab.setOwner(ADA);
    one.record('camera_started');
    await one.send();
    browser.signOut();
    other.hearStorage(null);
    other.setOwner(GUEST);
    expect(xpOf(other)).toBe(0);
  });
});

describe('many awards', () => {
  it('are sent by the hundred', async () => {
    const browser = openBrowser();
    const keeper = browser.openTab();
    for (let day = 0; day < 12; day += 1) {
      for (let time = 0; time < 10; time += 1) keeper.record('color_changed');
      browser.tomorrow();
    }
    keeper.setOwner(ADA);
    expect(await keeper.send()).toBe(true);
    expect(browser.server.of(ADA)).toHaveLength(12 * 11);
    expect(browser.server.calls).toBe(2);
  });
});

describe('erasing an account', () => {
  it('leaves nothing of it to be sent', () => {
    const browser = openBrowser();
    const keeper = browser.openTab();
    keeper.setOwner(ADA);
    keeper.record('camera_started');
    expect(unsentQueues([...browser.stored])).toHaveLength(1);
    expect(unsentQueues([...browser.stored], ADA)).toEqual([]);
  });
});
