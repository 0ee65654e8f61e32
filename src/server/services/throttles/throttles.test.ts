import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Rate } from '#contracts/limit.ts';
import type { Database } from '#server/db/database.ts';
import { createThrottles, type ThrottlesNeeds } from './throttles.ts';

const RATE: Rate = { name: 'knocks', times: 3, seconds: 60, countedIn: 'process' };
const MONTH_MS = 32 * 86_400_000;

/** What is counted in the process needs no database. */
function throttlesOfProcess() {
  const log = { warn: () => undefined } as unknown as ThrottlesNeeds['log'];
  const database = {} as Database;
  return createThrottles({ database, secret: 'of the tests', log, clock: () => 0 });
}

async function takeAll({ take }: ReturnType<typeof throttlesOfProcess>): Promise<void> {
  for (let times = 0; times < RATE.times; times += 1) await take(RATE, 'ann');
}

describe('what is counted in the process', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is refused once there was enough, with the seconds to wait', async () => {
    const throttles = throttlesOfProcess();
    await takeAll(throttles);
    await expect(throttles.take(RATE, 'ann')).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await expect(throttles.take(RATE, 'bob')).resolves.toBeUndefined();
  });

  it('makes nobody wait for longer than the limit lasts when the clock is set back', async () => {
    vi.useFakeTimers();
    const throttles = throttlesOfProcess();
    const today = Date.now();
    vi.setSystemTime(today + MONTH_MS);
    await takeAll(throttles);
    vi.setSystemTime(today);
    expect(await throttles.isUsedUp(RATE, 'ann')).toBe(false);
    await takeAll(throttles);
    expect(await throttles.isUsedUp(RATE, 'ann')).toBe(true);
  });
});
