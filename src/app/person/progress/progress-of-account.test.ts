import { describe, expect, it } from 'vitest';
import { ADA, BOB, openBrowser, openServer, xpOf } from '#tests/progress/progress-browser.ts';
import { GUEST } from './kept-ledger.ts';
import { unsentQueues } from '#app/person/sending/unsent-queues.ts';

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
  it('reads the ledger on a device that does not know it, and not again on one that does', async () => {
    const server = openServer();
    const phone = openBrowser(server).openTab();
    phone.setOwner(ADA);
    phone.record('camera_started');
    await phone.send();
    let reads = 0;
    const browser = openBrowser(server, {
      fetch(owner, after) {
        reads += 1;
        return Promise.resolve(server.read(owner, after));
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

describe('reading a long ledger', () => {
  it('takes it part by part, and next time only what is new', async () => {
    const server = openServer();
    const phone = openBrowser(server).openTab();
    phone.setOwner(ADA);
    for (let time = 0; time < 7; time += 1) phone.record('color_changed');
    await phone.send();
    const browser = openBrowser(server);
    const desk = browser.openTab();
    desk.setOwner(ADA);
    await desk.sync();
    expect(xpOf(desk)).toBe(30 + 7 * 5);
    expect(server.handedOut).toBe(8);
    phone.record('look_saved');
    await phone.send();
    // Another tab knows from the storage how far this one has read.
    const next = browser.openTab();
    next.setOwner(ADA);
    await next.sync();
    expect(xpOf(next)).toBe(30 + 7 * 5 + 15);
    expect(server.handedOut).toBe(9);
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
