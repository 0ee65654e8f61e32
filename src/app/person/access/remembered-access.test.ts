import { describe, expect, it } from 'vitest';
import type { AccessReply } from '#contracts/access.ts';
import { PRO_FEATURES } from '#domain/access/features.ts';
import { rememberAccess } from './remember-access.ts';
import { rememberedAccess } from './remembered-access.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;

/** What a browser keeps, and how often it was written. */
class KeptRecords {
  readonly records = new Map<string, string>();
  writes = 0;
  read(key: string): string | null {
    return this.records.get(key) ?? null;
  }
  write(key: string, value: string): void {
    this.writes += 1;
    this.records.set(key, value);
  }
  remove(key: string): void {
    this.records.delete(key);
  }
}

function reply(changes: Partial<AccessReply>): AccessReply {
  return {
    time: new Date(NOW).toISOString(),
    isProUser: false,
    proUntil: null,
    features: [],
    graceUntil: null,
    isTestMode: false,
    hasLanguageModel: false,
    ...changes,
  };
}

const PASS = reply({
  features: [
    {
      feature: 'pro-artists-chat',
      until: new Date(NOW + HOUR).toISOString(),
      source: 'pass',
      paymentId: 'payment',
    },
  ],
});
const PRO = reply({
  isProUser: true,
  proUntil: new Date(NOW + HOUR).toISOString(),
  features: PRO_FEATURES.map((feature) => ({
    feature,
    until: new Date(NOW + HOUR).toISOString(),
    source: 'subscription' as const,
    paymentId: 'payment',
  })),
});

function remember(access: AccessReply, storage = new KeptRecords(), lead = 0): KeptRecords {
  rememberAccess(storage, access, lead);
  return storage;
}

describe('what a browser remembers', () => {
  it('of a pass is the specification’s record', () => {
    const { records } = remember(PASS);
    expect([...records.keys()]).toEqual(['proHourlyAccess']);
    expect(JSON.parse(records.get('proHourlyAccess') ?? '')).toEqual({
      expires: NOW + HOUR,
      features: ['pro-artists-chat'],
      paymentId: 'payment',
    });
  });

  it('is what was known, until it ends', () => {
    const storage = remember(PRO);
    expect(rememberedAccess(storage, NOW)).toMatchObject({ proUntil: NOW + HOUR });
    expect([...rememberedAccess(storage, NOW).until.keys()]).toEqual(PRO_FEATURES);
    expect(rememberedAccess(storage, NOW + HOUR)).toMatchObject({ proUntil: null });
    expect([...storage.records]).toEqual([]);
  });

  it('goes when the server no longer says it', () => {
    const storage = remember(PRO);
    remember(PASS, storage);
    expect([...storage.records.keys()]).toEqual(['proHourlyAccess']);
    remember(reply({}), storage);
    expect([...storage.records]).toEqual([]);
  });

  it('ends by the clock of this browser', () => {
    const storage = remember(PASS, new KeptRecords(), 2 * HOUR);
    expect(rememberedAccess(storage, NOW - HOUR - 1).until.size).toBe(1);
    expect(rememberedAccess(storage, NOW - HOUR).until.size).toBe(0);
  });

  it('is not written again for a difference of milliseconds', () => {
    const storage = remember(PASS);
    remember(PASS, storage, 40);
    expect(storage.writes).toBe(1);
    remember(PASS, storage, 60_000);
    expect(storage.writes).toBe(2);
  });

  it.each(['', 'nonsense', 'null', '[]', '{"expires":"tomorrow"}', '{"expires":9e15}'])(
    'is removed if it is broken (%s)',
    (broken) => {
      const storage = new KeptRecords();
      storage.records.set('proStatus', broken);
      storage.records.set('proHourlyAccess', broken);
      expect(rememberedAccess(storage, NOW).until.size).toBe(0);
      expect([...storage.records]).toEqual([]);
    },
  );

  it('is nothing where the browser keeps nothing', () => {
    const nothing = { read: () => null, write: () => undefined, remove: () => undefined };
    rememberAccess(nothing, PRO, 0);
    expect(rememberedAccess(nothing, NOW).proUntil).toBeNull();
  });
});
