import { describe, expect, it } from 'vitest';
import { ADA, openBrowser, openServer, xpOf } from '#tests/progress/progress-browser.ts';
import { GUEST } from './kept-ledger.ts';

describe('the progress of a guest', () => {
  it('begins with the first award, which begins the day too', () => {
    const keeper = openBrowser().openTab();
    keeper.visit();
    expect(xpOf(keeper)).toBe(0);
    keeper.record('camera_started');
    expect(xpOf(keeper)).toBe(30 + 10);
  });

  it('tells for each action whether it counted', () => {
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
