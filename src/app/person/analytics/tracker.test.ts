import { describe, expect, it } from 'vitest';
import { mayTrack } from './may-track.ts';
import { knownSessionId, sessionId } from './session-id.ts';
import { createTracker, pageLabel, type NotedEvent } from './tracker.ts';

describe('the tracker', () => {
  it('passes on each note, with the page and the moment', () => {
    const heard: NotedEvent[] = [];
    const tracker = createTracker(
      () => '/makeup-app',
      () => 1000,
    );
    tracker.hear((noted) => heard.push(noted));
    tracker.track('makeup_apply', { makeupType: 'lipstick' });
    expect(heard).toEqual([
      {
        event: 'makeup_apply',
        page: '/makeup-app',
        eventData: { makeupType: 'lipstick' },
        at: 1000,
      },
    ]);
  });

  it('first passes on what was noted before anyone listened, up to a limit', () => {
    const heard: NotedEvent[] = [];
    let now = 0;
    const tracker = createTracker(
      () => '/login',
      () => now,
    );
    for (; now < 80; now += 1) tracker.track('page_blur');
    tracker.hear((noted) => heard.push(noted));
    tracker.track('visit');
    expect(heard).toHaveLength(51);
    expect(heard[0]?.at).toBe(0);
    expect(heard.at(-1)?.event).toBe('visit');
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

  it('is kept across visits', () => {
    expect(open('session_1700000000000_fedcba543210')()).toBe('session_1700000000000_fedcba543210');
  });

  it('is known only once it was made', () => {
    expect(knownSessionId({ read: () => null })).toBeNull();
    expect(knownSessionId({ read: () => 'session_1700000000000_abcdef' })).toBe(
      'session_1700000000000_abcdef',
    );
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
