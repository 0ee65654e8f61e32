import { describe, expect, it } from 'vitest';
import {
  ADA,
  BEA,
  entryOf,
  ids,
  idsOf,
  openBrowser,
  openServer,
  settled,
} from '#tests/skin-history/history-world.ts';
import { GUEST } from '#app/person/session/owner.ts';
import type { HistoryKeeper } from './history-keeper.ts';

function seen(keeper: HistoryKeeper) {
  const { choice, device, waiting, account, trouble } = keeper.store.getState();
  return {
    choice,
    device: ids(device),
    waiting: ids(waiting),
    account: ids(account),
    trouble: trouble?.step ?? null,
  };
}

const NOTHING = { choice: 'nowhere', device: [], waiting: [], account: null, trouble: null };

/** A tab whose history is with the account, with the analyses of these days. */
async function withAccount(...days: readonly number[]) {
  const browser = openBrowser();
  const keeper = browser.openTab();
  await keeper.keepWithAccount(false, null);
  for (const day of days) keeper.keep(entryOf(day));
  await settled();
  return { browser, keeper, server: browser.server };
}

describe('a history', () => {
  it('is kept nowhere until that is asked for', () => {
    const { openTab, stored } = openBrowser();
    const keeper = openTab();
    keeper.keep(entryOf(0));
    expect(seen(keeper)).toEqual(NOTHING);
    expect(stored.size).toBe(0);
  });

  it('on the device begins with the analysis on show, and sends nothing', async () => {
    const { openTab, server } = openBrowser();
    const keeper = openTab();
    keeper.keepOnDevice(entryOf(0));
    keeper.keep(entryOf(1));
    keeper.keep(entryOf(1));
    await settled();
    expect(seen(keeper).device).toEqual(idsOf(0, 1));
    expect(server.calls).toBe(0);
    keeper.turnOff();
    expect(seen(openTab())).toEqual(NOTHING);
  });

  it('with the account is sent at once, and seen on another device', async () => {
    const { keeper, server, browser } = await withAccount(0, 1, 2);
    expect(server.of(ADA)).toEqual(idsOf(0, 1, 2));
    expect(seen(keeper)).toMatchObject({ waiting: [], device: [], account: idsOf(0, 1, 2) });
    const phone = openBrowser(browser.opened).openTab();
    await phone.sync();
    expect(seen(phone)).toMatchObject({ choice: 'account', account: idsOf(0, 1, 2) });
  });

  it('goes to the account with what is on the device, if the person says so', async () => {
    for (const carry of [true, false]) {
      const { openTab, server } = openBrowser();
      const keeper = openTab();
      keeper.keepOnDevice(entryOf(0));
      await keeper.keepWithAccount(carry, entryOf(0));
      await settled();
      expect(server.of(ADA)).toEqual(carry ? idsOf(0) : []);
      expect(seen(keeper).device).toEqual(carry ? [] : idsOf(0));
      keeper.carryOver();
      await settled();
      expect(server.of(ADA)).toEqual(idsOf(0));
      expect(seen(keeper)).toMatchObject({ device: [], account: idsOf(0) });
    }
  });

  it('stays as it is when the account cannot be reached to agree', async () => {
    const { openTab, server } = openBrowser();
    const keeper = openTab();
    keeper.keepOnDevice(entryOf(0));
    server.refuses = 'offline';
    expect(await keeper.keepWithAccount(true, null)).toBe(false);
    expect(seen(keeper)).toMatchObject({
      choice: 'device',
      device: idsOf(0),
      trouble: 'agree',
    });
  });

  it('moves back to the device in full, and is deleted from the account', async () => {
    const { keeper, server } = await withAccount(0, 1, 2);
    expect(await keeper.leaveAccount('device', true)).toBe(true);
    expect(server.of(ADA)).toBeNull();
    expect(seen(keeper)).toEqual({ ...NOTHING, choice: 'device', device: idsOf(0, 1, 2) });
  });

  it.each(['device', 'nowhere'] as const)(
    'can be deleted from the account and kept %s from then on',
    async (to) => {
      const { keeper, server } = await withAccount(0, 1);
      expect(await keeper.leaveAccount(to, false)).toBe(true);
      expect(server.of(ADA)).toBeNull();
      expect(seen(keeper)).toEqual({ ...NOTHING, choice: to });
    },
  );

  it('is not taken from the account while it cannot be reached', async () => {
    const { keeper, server } = await withAccount(0);
    for (const bring of [true, false]) {
      server.refuses = 'offline';
      expect(await keeper.leaveAccount('device', bring)).toBe(false);
      server.refuses = null;
      await keeper.sync();
      expect(seen(keeper)).toMatchObject({ choice: 'account', device: [], account: idsOf(0) });
    }
  });

  it('is not taken from the account by a browser that keeps nothing', async () => {
    const browser = openBrowser(openServer(), true);
    const keeper = browser.openTab();
    await keeper.keepWithAccount(false, entryOf(0));
    await settled();
    expect(await keeper.leaveAccount('device', true)).toBe(false);
    expect(seen(keeper)).toMatchObject({ choice: 'account', trouble: 'bring' });
    expect(browser.server.of(ADA)).toEqual(idsOf(0));
  });

  it('can be deleted on a device that does not know of it yet', async () => {
    const opened = openServer();
    opened.server.kept.set(ADA, [entryOf(0)]);
    const keeper = openBrowser(opened).openTab();
    opened.server.refuses = 'offline';
    expect(await keeper.leaveAccount('nowhere', false)).toBe(false);
    opened.server.refuses = null;
    expect(await keeper.leaveAccount('nowhere', false)).toBe(true);
    expect(opened.server.of(ADA)).toBeNull();
    expect(seen(keeper)).toEqual(NOTHING);
  });

  it('loses one analysis, or all, wherever they are', async () => {
    const { keeper, server } = await withAccount(0, 1, 2);
    await keeper.remove(entryOf(1));
    expect(server.of(ADA)).toEqual(idsOf(0, 2));
    expect(seen(keeper).account).toEqual(idsOf(0, 2));
    await keeper.erase();
    expect(server.of(ADA)).toEqual([]);
    expect(seen(keeper)).toMatchObject({ choice: 'account', account: [] });
  });

  it('makes one change at a time', async () => {
    const { openTab, server } = openBrowser();
    const keeper = openTab();
    const presses = [keeper.keepWithAccount(false, null), keeper.keepWithAccount(false, null)];
    expect(await Promise.all(presses)).toEqual([true, false]);
    expect(server.of(ADA)).toEqual([]);
  });
});

describe('without a network', () => {
  it('an analysis waits on the device, survives a reload, and is sent once', async () => {
    const { keeper, server, browser } = await withAccount(0);
    server.refuses = 'offline';
    keeper.keep(entryOf(1));
    await settled();
    expect(seen(keeper)).toMatchObject({ waiting: idsOf(1), account: idsOf(0), trouble: 'send' });
    const reloaded = browser.openTab();
    expect(seen(reloaded)).toMatchObject({ choice: 'account', waiting: idsOf(1) });
    server.refuses = null;
    await reloaded.sync();
    await browser.pass();
    expect(server.of(ADA)).toEqual(idsOf(0, 1));
    expect(seen(reloaded)).toMatchObject({ waiting: [], account: idsOf(0, 1), trouble: null });
  });

  it('an analysis is sent automatically after a pause', async () => {
    const { keeper, server, browser } = await withAccount();
    server.refuses = 'offline';
    keeper.keep(entryOf(0));
    await settled();
    server.refuses = null;
    await browser.pass();
    expect(server.of(ADA)).toEqual(idsOf(0));
    expect(seen(keeper)).toMatchObject({ waiting: [], trouble: null });
  });

  it('an analysis is kept once where the answer to it was lost', async () => {
    const { keeper, server, browser } = await withAccount();
    server.losesNextAnswer = true;
    keeper.keep(entryOf(0));
    await settled();
    expect(seen(keeper).waiting).toEqual(idsOf(0));
    await browser.pass();
    expect(server.of(ADA)).toEqual(idsOf(0));
    expect(seen(keeper)).toMatchObject({ waiting: [], account: idsOf(0) });
  });

  it('an analysis waits for its owner past a sign-out, and no one else sees or sends it', async () => {
    const { keeper, server, browser } = await withAccount(0);
    server.refuses = 'offline';
    keeper.keep(entryOf(1));
    await settled();
    browser.signOut();
    server.refuses = null;
    server.signedIn = BEA;
    const other = browser.openTab(BEA);
    await other.sync();
    expect(seen(other)).toEqual(NOTHING);
    expect([server.of(BEA), server.of(ADA)]).toEqual([null, idsOf(0)]);
    server.signedIn = ADA;
    await browser.openTab(ADA).sync();
    expect(server.of(ADA)).toEqual(idsOf(0, 1));
  });

  it('a failure to read the account is reported', async () => {
    const { server, browser } = await withAccount(0);
    server.refuses = 'offline';
    const reloaded = browser.openTab();
    await reloaded.sync();
    expect(seen(reloaded)).toMatchObject({ choice: 'account', account: null, trouble: 'read' });
  });
});

describe('two devices', () => {
  async function phoneAndDesk() {
    const opened = openServer();
    const [phone, desk] = [openBrowser(opened).openTab(), openBrowser(opened).openTab()];
    await phone.keepWithAccount(false, null);
    await desk.sync();
    return { phone, desk, server: opened.server };
  }

  it('merge what each of them measured', async () => {
    const { phone, desk, server } = await phoneAndDesk();
    phone.keep(entryOf(1));
    desk.keep(entryOf(0));
    desk.keep(entryOf(2));
    await settled();
    await Promise.all([phone.sync(), desk.sync()]);
    expect(server.of(ADA)).toEqual(idsOf(0, 1, 2));
    expect(seen(phone).account).toEqual(idsOf(0, 1, 2));
    expect(seen(desk).account).toEqual(idsOf(0, 1, 2));
  });

  it('stop sending when one of them withdraws, and keep what was not sent', async () => {
    const { phone, desk, server } = await phoneAndDesk();
    desk.keep(entryOf(0));
    await settled();
    await phone.sync();
    await phone.leaveAccount('nowhere', false);
    desk.keep(entryOf(1));
    await settled();
    expect(server.of(ADA)).toBeNull();
    expect(seen(desk)).toEqual({ ...NOTHING, choice: 'device', device: idsOf(1) });
    expect(desk.store.getState().wasWithdrawn).toBe(true);
  });

  it('show what is only on one of them beside what the account has', async () => {
    const opened = openServer();
    const [phone, desk] = [openBrowser(opened).openTab(), openBrowser(opened).openTab()];
    desk.keepOnDevice(entryOf(0));
    await phone.keepWithAccount(false, entryOf(1));
    await desk.sync();
    expect(seen(desk)).toMatchObject({
      choice: 'account',
      device: idsOf(0),
      account: idsOf(1),
    });
  });
});

describe('another person at this browser', () => {
  it('sees nothing of the one before', async () => {
    const { keeper, server } = await withAccount(0);
    server.signedIn = BEA;
    keeper.setOwner(BEA);
    expect(seen(keeper)).toEqual(NOTHING);
    await keeper.sync();
    expect(seen(keeper)).toEqual(NOTHING);
    keeper.setOwner(GUEST);
    expect(seen(keeper)).toEqual(NOTHING);
  });

  it('gets nothing of what was requested for the one before', async () => {
    const { keeper } = await withAccount(0);
    const read = keeper.sync();
    keeper.setOwner(BEA);
    await read;
    expect(seen(keeper)).toEqual(NOTHING);
  });

  it('gets nothing and loses nothing when the server knows them before this page does', async () => {
    const { keeper, server } = await withAccount(0);
    server.signedIn = BEA;
    server.kept.set(BEA, [entryOf(5)]);
    keeper.keep(entryOf(1));
    await settled();
    for (const work of [keeper.erase(), keeper.leaveAccount('nowhere', false)]) {
      expect(await work).toBe(false);
    }
    expect(server.of(BEA)).toEqual(idsOf(5));
    expect(seen(keeper).waiting).toEqual(idsOf(1));
  });
});

describe('what the server refuses', () => {
  it('for good stays on the device, and does not hold up the rest', async () => {
    const { keeper, server, browser } = await withAccount();
    server.refuses = 'invalid_input';
    keeper.keep(entryOf(0));
    await settled();
    expect(seen(keeper)).toMatchObject({ device: idsOf(0), waiting: [], trouble: 'send' });
    server.refuses = null;
    keeper.keep(entryOf(1));
    await settled();
    await browser.pass();
    expect(server.of(ADA)).toEqual(idsOf(1));
  });

  it('because Pro is over waits', async () => {
    const { keeper, server } = await withAccount();
    server.refuses = 'pro_required';
    keeper.keep(entryOf(0));
    await settled();
    expect(seen(keeper)).toMatchObject({ waiting: idsOf(0), trouble: 'send' });
  });
});

describe('another tab', () => {
  it('shows what this one kept, and nothing after a sign-out', () => {
    const browser = openBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    one.keepOnDevice(entryOf(0));
    other.hearStorage(`lookglass.skinHistory.${ADA}`);
    expect(seen(other).device).toEqual(idsOf(0));
    browser.signOut();
    other.hearStorage(null);
    expect(seen(other)).toEqual(NOTHING);
  });
});
