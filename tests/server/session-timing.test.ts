import { describe, expect, it } from 'vitest';
import { login } from '#contracts/session.ts';
import { joinAs } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform({ TRUST_PROXY: 'loopback' });

const PAIRS = 15;
const ROUNDS = 3;
const LARGEST_DIFFERENCE = 0.25;

/** Each try comes from another place, so that none is refused before the password is checked. */
let places = 0;

async function msToRefuse(email: string): Promise<number> {
  places += 1;
  const headers = { 'x-forwarded-for': `10.0.${places >> 8}.${places & 255}` };
  const begun = performance.now();
  const reply = await platform()
    .visitor()
    .call(login, { body: { email, password: 'not the Password 1' }, headers });
  const took = performance.now() - begun;
  expect(reply.statusCode).toBe(401);
  return took;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** How much the medians differ, as a share of the longer one; both are measured in turn. */
async function differenceBetween(one: string, other: string): Promise<number> {
  const times: [number, number][] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    times.push([await msToRefuse(one), await msToRefuse(other)]);
  }
  const [first, second] = [median(times.map(([ms]) => ms)), median(times.map(([, ms]) => ms))];
  return Math.abs(first - second) / Math.max(first, second);
}

describe('the time in which a sign-in is refused', () => {
  it('does not tell whether the address has an account', { timeout: 120_000 }, async () => {
    const { email } = await joinAs(platform());
    await differenceBetween(email, 'warming-up@example.com');
    const differences: number[] = [];
    // A machine with much else to do may disturb one round, but hardly all of them.
    while (differences.length < ROUNDS && Math.min(1, ...differences) >= LARGEST_DIFFERENCE) {
      differences.push(await differenceBetween(email, 'nobody@example.com'));
    }
    expect(Math.min(...differences), `differences: ${differences.join(', ')}`).toBeLessThan(
      LARGEST_DIFFERENCE,
    );
  });
});
