import { fillIn } from '#content/fill-in.ts';
import { SANDBOX_CLOCK_WORDS as WORDS } from '#content/sandbox-clock-words.ts';
import Stripe from 'stripe';
import { DAY_S } from './calendar.ts';
import { readSandboxFile, reachedAt } from './sandbox-file.ts';

const ANY_CLOCK = 'clock_sandbox';
const MS_PER_S = 1000;
const WHOLE_DAYS = /^[1-9]\d{0,3}$/;

/**
 * Carries out `payments advance DAYS`: moves the clock of the sandbox that a running server has in test
 * mode. Resolves with undefined for any other command.
 */
export async function obeyClockCommand(
  words: readonly string[],
  dataFolder: string,
): Promise<{ readonly text: string; readonly succeeded: boolean } | undefined> {
  const [noun, verb, days = '', ...rest] = words;
  if (noun !== 'payments') return undefined;
  if (verb !== 'advance' || rest.length > 0 || !WHOLE_DAYS.test(days)) {
    return { text: WORDS.usage, succeeded: false };
  }
  const reach = await readSandboxFile(dataFolder);
  if (reach === undefined) return { text: WORDS.notRunning, succeeded: false };
  const { testClocks } = new Stripe(reach.secretKey, reachedAt(reach.url)).testHelpers;
  try {
    const { frozen_time: now } = await testClocks.retrieve(ANY_CLOCK);
    const to = now + Number(days) * DAY_S;
    await testClocks.advance(ANY_CLOCK, { frozen_time: to });
    const moment = new Date(to * MS_PER_S).toISOString();
    return { text: fillIn(WORDS.advanced, { moment }), succeeded: true };
  } catch {
    return { text: WORDS.notRunning, succeeded: false };
  }
}
