import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccess } from '#contracts/access.ts';
import { CONTRACTS } from '#tests/server/support/contracts.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { signUp } from '#contracts/sign-up.ts';
import { readSubscription } from '#contracts/subscription.ts';
import { PASSWORD } from './support/account.ts';
import { ATTEMPTS_OF_ANNOUNCING } from './support/forgeries/announcing.ts';
import { ATTEMPTS_OF_ASKING } from './support/forgeries/asking.ts';
import { ATTEMPTS_OF_PAYING } from './support/forgeries/paying.ts';
import { deliverAll, type Scene, setScene } from './support/forgeries/scene.ts';
import { validBodyOf } from './support/valid-bodies.ts';

const GUARDED = CONTRACTS.filter(({ requires }) => requires !== undefined);
const ATTEMPTS = [...ATTEMPTS_OF_ASKING, ...ATTEMPTS_OF_PAYING, ...ATTEMPTS_OF_ANNOUNCING];

let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});
afterAll(() => scene.world.stop());

describe('a person without a payment', () => {
  it.each(ATTEMPTS)('$what, and is not Pro', async ({ attempt, answer }) => {
    const { world, mallory } = scene;
    expect(await attempt(scene)).toBe(answer);
    await deliverAll(world);

    for (const contract of GUARDED) {
      const reply = await mallory.visitor.call(contract, { body: validBodyOf(contract) });
      expect([reply.statusCode, reply.json().error]).toEqual([403, 'pro_required']);
    }
    const access = (await mallory.visitor.call(readAccess)).json();
    expect(access).toMatchObject({ isProUser: false, features: [], graceUntil: null });
    expect((await mallory.visitor.call(readCurrentUser)).json().isProUser).toBe(false);
    const plan = (await mallory.visitor.call(readSubscription)).json();
    expect(plan).toMatchObject({ planType: 'free', isProUser: false });
  });

  it('does not become Pro by what a sign-up says about the account', async () => {
    const visitor = scene.world.visitor();
    const email = `${randomUUID()}@example.com`;
    const account = { fullName: 'Mal Lory', email, password: PASSWORD, confirmPassword: PASSWORD };
    const reply = await visitor.call(signUp, {
      body: { ...account, isProUser: true, role: 'operator', proExpiresAt: '2099-01-01' },
    });
    expect(reply.json().user).toMatchObject({ isProUser: false, role: 'user' });
    expect((await visitor.call(readAccess)).json()).toMatchObject({ isProUser: false });
  });
});

describe('a person with a payment', () => {
  it('is Pro all the while', async () => {
    const access = (await scene.victim.visitor.call(readAccess)).json();
    expect(access.isProUser).toBe(true);
  });
});
