import { describe, expect, it } from 'vitest';
import { trackEvent } from '#contracts/analytics.ts';
import { mayTrack } from './may-track.ts';
import { sessionId } from './session-id.ts';
import type { TrackedEvent } from './send-event.ts';
import { createTracker, pageLabel, type TrackerEnvironment } from './tracker.ts';

function openTracker(changes: Partial<TrackerEnvironment> = {}) {
  const sent: TrackedEvent[] = [];
  let idle = (): void => undefined;
  let made = 0;
  const tracker = createTracker({
    mayTrack: () => true,
    isOnline: () => true,
    sessionId: () => 'session_1795305600000_0123456789ab',
    page: () => '/makeup-app',
    newId: () => {
      made += 1;
      return `019aa000-0000-7000-8000-${String(made).padStart(12, '0')}`;
    },
    whenIdle: (task) => {
      idle = task;
    },
    send: (event) => {
      sent.push(event);
      return Promise.resolve();
    },
    ...changes,
  });
  return {
    tracker,
    sent,
    becomeIdle: () => {
      idle();
    },
  };
}

describe('the tracker', () => {
  it('sends what the contract asks for, once the page is idle', () => {
    const { tracker, sent, becomeIdle } = openTracker();
    tracker.track('makeup_apply', { makeupType: 'lipstick' });
    expect(sent).toEqual([]);
    becomeIdle();
    expect(sent).toHaveLength(1);
    expect(trackEvent.body.parse(sent[0])).toMatchObject({
      event: 'makeup_apply',
      page: '/makeup-app',
      eventData: { makeupType: 'lipstick' },
    });
  });

  it('gives every event an id of its own, so that a repeated one counts once', () => {
    const { tracker, sent, becomeIdle } = openTracker();
    tracker.track('visit');
    tracker.track('page_blur');
    becomeIdle();
    expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(2);
  });

  it('sends at once when the page is about to go', () => {
    const { tracker, sent } = openTracker();
    tracker.track('visit');
    tracker.flush();
    expect(sent).toHaveLength(1);
  });

  it('keeps nothing back for later while the browser is offline', () => {
    let online = false;
    const { tracker, sent, becomeIdle } = openTracker({ isOnline: () => online });
    tracker.track('visit');
    online = true;
    becomeIdle();
    expect(sent).toEqual([]);
  });

  it('keeps a few events at most', () => {
    const { tracker, sent, becomeIdle } = openTracker();
    for (let count = 0; count < 100; count += 1) tracker.track('makeup_apply');
    becomeIdle();
    expect(sent).toHaveLength(30);
  });

  it('goes on after an event could not be sent', async () => {
    const { tracker, becomeIdle } = openTracker({ send: () => Promise.reject(new Error('away')) });
    tracker.track('visit');
    expect(becomeIdle).not.toThrow();
    await Promise.resolve();
  });

  it('sends nothing when the browser asks not to be tracked', () => {
    const { tracker, sent, becomeIdle } = openTracker({ mayTrack: () => false });
    tracker.track('visit');
    becomeIdle();
    expect(sent).toEqual([]);
  });
});

describe('the wish not to be tracked', () => {
  it.each([
    [{}, true],
    [{ doNotTrack: null }, true],
    [{ doNotTrack: 'unspecified' }, true],
    [{ doNotTrack: '1' }, false],
    [{ globalPrivacyControl: false }, true],
    [{ globalPrivacyControl: true }, false],
  ])('is read from %o', (navigator, allowed) => {
    expect(mayTrack(navigator)).toBe(allowed);
  });
});

describe('the session id', () => {
  const open = (kept: string | null) => {
    const stored = new Map<string, string>();
    const storage = {
      read: () => stored.get('id') ?? kept,
      write: (_key: string, value: string) => void stored.set('id', value),
    };
    return () =>
      sessionId(
        storage,
        () => new Date(1_795_305_600_000),
        () => 'abcdef012345',
      );
  };

  it('is made once, of the time and random text', () => {
    const read = open(null);
    expect(read()).toBe('session_1795305600000_abcdef012345');
    expect(read()).toBe('session_1795305600000_abcdef012345');
  });

  it('is kept over visits', () => {
    expect(open('session_1700000000000_fedcba543210')()).toBe('session_1700000000000_fedcba543210');
  });

  it('is replaced when something else was stored', () => {
    expect(open('<script>')()).toBe('session_1795305600000_abcdef012345');
  });
});

describe('the name of a page in events', () => {
  it.each([
    ['/', '/makeup-app'],
    ['/app', '/makeup-app'],
    ['/my-saved-looks', '/my-saved-looks'],
    ['/somebody@example.org', '/other'],
  ])('of %s is %s', (path, label) => {
    expect(pageLabel(path)).toBe(label);
  });
});
