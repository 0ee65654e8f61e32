import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPlatform } from '#tests/server/support/platform.ts';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_key',
};

const ELSEWHERE = { PUBLIC_ORIGIN: 'https://mirror.example.com' };

test.each([
  ['on this machine without keys', {}, 'sandbox', true],
  ['with keys', KEYS, 'stripe', false],
  ['where others can reach it', ELSEWHERE, 'none', false],
] as const)('a server %s has the right provider', async (_name, environment, provider, runs) => {
  const platform = await startPlatform(environment);
  try {
    const response = await platform.app.inject({ url: '/api/payment-options' });
    expect(response.json()).toMatchObject({ provider });
    expect(existsSync(join(platform.dataFolder, 'payment-sandbox.json'))).toBe(runs);
  } finally {
    await platform.stop();
  }
  expect(existsSync(join(platform.dataFolder, 'payment-sandbox.json'))).toBe(false);
});
