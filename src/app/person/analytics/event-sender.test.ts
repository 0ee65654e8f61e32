import { describe, expect, it } from 'vitest';
import { trackEvent, type PageEvent } from '#contracts/analytics.ts';
import { LONGEST_AGE_MS } from '#domain/analytics/events.ts';
import { createEventSender, MOST_WAITING, type WaitingEvent } from './event-sender.ts';
import type { NotedEvent } from './tracker.ts';

const NOON = 1_795_348_800_000;

/** A browser with one page: its network, its clock and its storage. */
function openPage() {
  const browser = {
    isOnline: true,
    mayTrack: true,
    answer: 'settled' as 'settled' | 'later',
    now: NOON,
    calls: [] as (readonly PageEvent[])[],
    kept: [] as readonly WaitingEvent[],
  };
  let made = 0;
  let planned: (() => void)[] = [];
  const open = () =>
    createEventSender({
      mayTrack: () => browser.mayTrack,
      isOnline: () => browser.isOnline,
      sessionId: () => 'session_1795305600000_0123456789ab',
      newId: () => {
        made += 1;
        return `019aa000-0000-7000-8000-${String(made).padStart(12, '0')}`;
      },
      now: () => browser.now,
      schedule: (task) => {
        planned.push(task);
      },
      send: (events) => {
        browser.calls.push(events);
        return Promise.resolve(browser.answer);
      },
      keep: (events) => {
        browser.kept = events;
      },
      kept: () => browser.kept,
    });
  return {
    browser,
    open,
    sender: open(),
    /** Time passes, and what was sent is answered. */
    async settle() {
      const due = planned;
      planned = [];
      for (const task of due) task();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

function noted(changes: Partial<NotedEvent> = {}): NotedEvent {
  return { event: 'visit', page: '/makeup-app', eventData: {}, at: NOON, ...changes };
}

describe('what was noted', () => {
  it('is sent as the contract asks, with how long ago it was', async () => {
    const { sender, browser, settle } = openPage();
    sender.note(noted({ event: 'makeup_apply', eventData: { makeupType: 'lipstick' } }));
    browser.now += 2500;
    await settle();
    const events = browser.calls[0];
    expect(trackEvent.body.parse({ events })).toMatchObject({
      events: [{ event: 'makeup_apply', page: '/makeup-app', ageMs: 2500 }],
    });
  });

  it('goes together, in batches of fifty', async () => {
    const { sender, browser, settle } = openPage();
    for (let count = 0; count < 120; count += 1) sender.note(noted());
    await settle();
    expect(browser.calls.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  it('has an id of its own, which it keeps when it is sent again', async () => {
    const { sender, browser, settle } = openPage();
    browser.answer = 'later';
    sender.note(noted());
    sender.note(noted());
    await settle();
    browser.answer = 'settled';
    await settle();
    await settle();
    const [first, second, third] = browser.calls.map((call) => call.map(({ eventId }) => eventId));
    expect(new Set(first).size).toBe(2);
    expect(second).toEqual(first);
    expect(third).toBeUndefined();
  });

  it('waits while there is no network, but only the newest of it', async () => {
    const { sender, browser, settle } = openPage();
    browser.isOnline = false;
    for (let count = 0; count < MOST_WAITING + 20; count += 1)
      sender.note(noted({ at: NOON + count }));
    await settle();
    expect(browser.calls).toEqual([]);
    browser.isOnline = true;
    browser.now = NOON + 1000;
    sender.resume();
    await settle();
    const sent = browser.calls.flat();
    expect(sent).toHaveLength(MOST_WAITING);
    expect(sent[0]?.ageMs).toBe(980);
  });
});

describe('a page that is left', () => {
  it('sends what is waiting at once', () => {
    const { sender, browser } = openPage();
    sender.note(noted());
    sender.leave();
    expect(browser.calls).toHaveLength(1);
    expect(browser.kept).toEqual([]);
  });

  it('keeps for the next visit what it could not send', async () => {
    const { sender, browser, settle, open } = openPage();
    browser.isOnline = false;
    sender.note(noted({ event: 'camera_start' }));
    sender.leave();
    expect(browser.kept).toHaveLength(1);
    browser.isOnline = true;
    const next = open();
    next.resume();
    await settle();
    expect(browser.calls.flat()).toMatchObject([{ event: 'camera_start' }]);
    expect(browser.kept).toEqual([]);
  });

  it('keeps what the server could not take at the end', async () => {
    const { sender, browser, settle } = openPage();
    browser.answer = 'later';
    sender.note(noted());
    sender.leave();
    await settle();
    expect(browser.kept).toHaveLength(1);
  });

  it('adds to what another tab has kept', () => {
    const { sender, browser, open } = openPage();
    browser.isOnline = false;
    sender.note(noted());
    sender.leave();
    const other = open();
    other.note(noted());
    other.leave();
    expect(browser.kept).toHaveLength(2);
  });

  it('keeps nothing for longer than the server accepts it', async () => {
    const { sender, browser, settle } = openPage();
    browser.isOnline = false;
    sender.note(noted());
    sender.leave();
    browser.isOnline = true;
    browser.now += LONGEST_AGE_MS;
    sender.resume();
    await settle();
    expect(browser.calls).toEqual([]);
  });
});

describe('a browser that asks not to be tracked', () => {
  it('notes nothing', async () => {
    const { sender, browser, settle } = openPage();
    browser.mayTrack = false;
    sender.note(noted());
    await settle();
    sender.leave();
    expect(browser.calls).toEqual([]);
    expect(browser.kept).toEqual([]);
  });

  it('throws away what waits when it asks later', async () => {
    const { sender, browser, settle } = openPage();
    sender.note(noted());
    browser.mayTrack = false;
    await settle();
    sender.leave();
    expect(browser.calls).toEqual([]);
    expect(browser.kept).toEqual([]);
  });
});

it('throws away all that waits when the browser’s number is forgotten', async () => {
  const { sender, browser, settle } = openPage();
  browser.answer = 'later';
  sender.note(noted());
  sender.leave();
  sender.note(noted());
  sender.forget();
  await settle();
  sender.leave();
  expect(browser.kept).toEqual([]);
  expect(browser.calls).toHaveLength(1);
});
