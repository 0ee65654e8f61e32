import { describe, expect, test } from 'vitest';
import { obeyClockCommand } from '#payment-sandbox/index.ts';
import { useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox();
const DAY_MS = 24 * 60 * 60_000;

describe("the command that moves the sandbox's clock", () => {
  test('moves it by whole days', async () => {
    const { dataFolder, now } = sandbox();
    const before = now().getTime();
    const answer = await obeyClockCommand(['payments', 'advance', '31'], dataFolder);
    expect(answer?.succeeded).toBe(true);
    const moved = now().getTime() - before;
    expect(moved).toBeGreaterThan(31 * DAY_MS - 2000);
    expect(moved).toBeLessThan(31 * DAY_MS + 60_000);
  });

  test.each([[['payments']], [['payments', 'advance', '-1']], [['payments', 'advance', '1', '2']]])(
    'says how it is used after %j',
    async (words) => {
      const answer = await obeyClockCommand(words, sandbox().dataFolder);
      expect(answer?.text).toContain('payments advance DAYS');
    },
  );

  test('says so where no sandbox runs', async () => {
    const answer = await obeyClockCommand(['payments', 'advance', '1'], '/nowhere');
    expect(answer).toEqual({
      text: 'No server with test payments is running on this data folder.',
      succeeded: false,
    });
  });

  test('leaves every other command alone', async () => {
    expect(await obeyClockCommand(['list'], sandbox().dataFolder)).toBeUndefined();
  });

  test('never moves it back', async () => {
    const { stripe, now } = sandbox();
    const earlier = Math.floor(now().getTime() / 1000) - 60;
    await expect(
      stripe.testHelpers.testClocks.advance('clock_sandbox', { frozen_time: earlier }),
    ).rejects.toMatchObject({ param: 'frozen_time' });
  });
});
