import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { AccessReply } from '#contracts/access.ts';
import { PRO_FEATURES, type ProFeature } from '#domain/access/features.ts';
import { wait } from '#studio/browser/timers.ts';
import { createAccessFollower } from './access-follower.ts';
import type { KnownAccess } from './known-access.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

/** A page with a clock that is moved by hand, and a server whose answers are set by the test. */
function openPage() {
  const page = {
    now: START,
    /** When each of these ends. */
    server: new Map<ProFeature, number>(),
    proUntil: null as number | null,
    graceUntil: null as number | null,
    isReachable: true,
    readings: 0,
    timer: undefined as Timer | undefined,
    ended: [] as { readonly features: readonly ProFeature[]; readonly wasPro: boolean }[],
  };
  const store = createStore<KnownAccess>(() => ({
    proUntil: null,
    until: new Map(),
    graceUntil: null,
    isTestMode: false,
    hasLanguageModel: false,
    languageModelName: null,
  }));
  const reply = (): AccessReply => ({
    time: new Date(page.now).toISOString(),
    isProUser: page.proUntil !== null && page.proUntil > page.now,
    proUntil:
      page.proUntil === null || page.proUntil <= page.now
        ? null
        : new Date(page.proUntil).toISOString(),
    features: [...page.server]
      .filter(([, until]) => until > page.now)
      .map(([feature, until]) => ({
        feature,
        until: new Date(until).toISOString(),
        source: 'pass',
        paymentId: null,
      })),
    graceUntil: page.graceUntil === null ? null : new Date(page.graceUntil).toISOString(),
    isTestMode: true,
    hasLanguageModel: true,
    languageModelName: 'Words 7B',
  });
  const follower = createAccessFollower({
    read: () => {
      page.readings += 1;
      return page.isReachable ? Promise.resolve(reply()) : Promise.reject(new Error('offline'));
    },
    now: () => page.now,
    schedule: (milliseconds, act) => {
      const timer = { at: page.now + milliseconds, act };
      page.timer = timer;
      return () => {
        if (page.timer === timer) page.timer = undefined;
      };
    },
    store,
    onEnded: (features, wasPro) => {
      page.ended.push({ features: [...features], wasPro });
    },
  });
  return {
    page,
    store,
    follower,
    /** Lets time pass, and whatever is due then happen. */
    async pass(milliseconds: number) {
      const end = page.now + milliseconds;
      while (page.timer !== undefined && page.timer.at <= end) {
        const { at, act } = page.timer;
        page.now = at;
        page.timer = undefined;
        act();
        await wait(0);
      }
      page.now = end;
    },
  };
}

function buyPass({ page }: ReturnType<typeof openPage>, until = START + HOUR): void {
  page.server.set('pro-artists-chat', until);
}

function subscribe({ page }: ReturnType<typeof openPage>, until: number): void {
  page.proUntil = until;
  for (const feature of PRO_FEATURES) page.server.set(feature, until);
}

describe('a page', () => {
  it('knows what the server says', async () => {
    const open = openPage();
    buyPass(open);
    await open.follower.refresh();
    expect(open.store.getState()).toEqual({
      proUntil: null,
      until: new Map([['pro-artists-chat', START + HOUR]]),
      graceUntil: null,
      isTestMode: true,
      hasLanguageModel: true,
      languageModelName: 'Words 7B',
    });
  });

  it('asks only once where nothing ends', async () => {
    const open = openPage();
    await open.follower.refresh();
    await open.pass(10 * HOUR);
    expect(open.page.readings).toBe(1);
  });

  it('reads a pass again every minute', async () => {
    const open = openPage();
    buyPass(open);
    await open.follower.refresh();
    await open.pass(10 * MINUTE);
    expect(open.page.readings).toBe(11);
  });

  it('does not ask again while a subscription lasts', async () => {
    const open = openPage();
    subscribe(open, START + 10 * HOUR);
    await open.follower.refresh();
    await open.pass(9 * HOUR);
    expect(open.page.readings).toBe(1);
  });

  it('asks again within a minute where the server could not be asked', async () => {
    const open = openPage();
    open.page.isReachable = false;
    await open.follower.refresh();
    open.page.isReachable = true;
    buyPass(open);
    await open.pass(MINUTE);
    expect(open.store.getState().until.has('pro-artists-chat')).toBe(true);
  });

  it('asks once for many who ask at once, and once more for those who came later', async () => {
    const open = openPage();
    await Promise.all([open.follower.refresh(), open.follower.refresh(), open.follower.refresh()]);
    expect(open.page.readings).toBeLessThanOrEqual(2);
  });
});

describe('what ends while the page is open', () => {
  it('is closed within a second of its end, once', async () => {
    const open = openPage();
    buyPass(open);
    await open.follower.refresh();
    await open.pass(HOUR - 1);
    expect(open.page.ended).toEqual([]);
    await open.pass(1000);
    expect(open.page.ended).toEqual([{ features: ['pro-artists-chat'], wasPro: false }]);
    expect(open.store.getState().until.size).toBe(0);
    await open.pass(HOUR);
    expect(open.page.ended).toHaveLength(1);
  });

  it('is closed, too, where the server cannot be asked', async () => {
    const open = openPage();
    buyPass(open);
    await open.follower.refresh();
    open.page.isReachable = false;
    await open.pass(HOUR + MINUTE);
    expect(open.page.ended).toHaveLength(1);
  });

  it('stays open before its end where the server cannot be asked', async () => {
    const open = openPage();
    buyPass(open);
    await open.follower.refresh();
    open.page.isReachable = false;
    await open.pass(HOUR - MINUTE);
    expect(open.store.getState().until.has('pro-artists-chat')).toBe(true);
  });

  it('is known within a minute when a pass is revoked', async () => {
    const open = openPage();
    buyPass(open);
    await open.follower.refresh();
    open.page.server.clear();
    await open.pass(MINUTE);
    expect(open.page.ended).toHaveLength(1);
  });

  it('goes on where it is renewed in time', async () => {
    const open = openPage();
    buyPass(open);
    await open.follower.refresh();
    buyPass(open, START + 2 * HOUR);
    await open.pass(HOUR + MINUTE);
    expect(open.page.ended).toEqual([]);
  });

  it('is all of Pro with a subscription', async () => {
    const open = openPage();
    subscribe(open, START + HOUR);
    await open.follower.refresh();
    await open.pass(HOUR + 1000);
    expect(open.page.ended).toEqual([{ features: PRO_FEATURES, wasPro: true }]);
    expect(open.store.getState().proUntil).toBeNull();
  });

  it('is not announced to another person who has signed in since', async () => {
    const open = openPage();
    buyPass(open);
    await open.follower.refresh();
    open.page.server.clear();
    open.follower.changePerson();
    await open.follower.refresh();
    expect(open.page.ended).toEqual([]);
  });

  it('is not announced where it was only remembered', async () => {
    const open = openPage();
    open.store.setState({ until: new Map([['pro-artists-chat', START + HOUR]]) });
    await open.follower.refresh();
    expect(open.page.ended).toEqual([]);
    expect(open.store.getState().until.size).toBe(0);
  });
});
