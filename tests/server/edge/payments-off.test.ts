import { describe, expect, it } from 'vitest';
import { readAccess } from '#contracts/access.ts';
import type { Contract } from '#contracts/contract.ts';
import { confirmTestPayment } from '#contracts/payment-sandbox.ts';
import { readPaymentOptions } from '#contracts/payment-options.ts';
import { createPaymentIntent, receivePaymentEvent, updatePro } from '#contracts/payments.ts';
import { joinAs } from '#tests/server/support/account.ts';
import { ORIGIN, usePlatform } from '#tests/server/support/platform.ts';
import { validBodyOf } from '#tests/server/support/valid-bodies.ts';

const bodyOf = (contract: Contract) => validBodyOf(contract);

describe('a server that others can reach, without keys of a payment provider', () => {
  // The page of the tests comes from this machine; a name for all interfaces is what makes it reachable.
  const platform = usePlatform({ HOST: '0.0.0.0' });

  it('says that nothing can be paid', async () => {
    const reply = await platform().visitor().call(readPaymentOptions);
    expect(reply.json()).toEqual({
      provider: 'none',
      publishableKey: null,
      onSale: ['monthly', 'yearly', 'hourly'],
    });
  });

  it.each([
    ['sells nothing', createPaymentIntent, 503, 'not_set_up'],
    ['takes no announcement', receivePaymentEvent, 503, 'not_set_up'],
    ['plays no card', confirmTestPayment, 404, 'not_found'],
  ])('%s', async (_, contract, status, error) => {
    const body = bodyOf(contract) ?? {};
    const reply = await platform().visitor().call(contract, { body });
    expect([reply.statusCode, reply.json().error]).toEqual([status, error]);
  });

  it('gives nothing away for free', async () => {
    const { visitor, id } = await joinAs(platform());
    const reply = await visitor.call(updatePro, { body: { userId: id, isProUser: true } });
    expect([reply.statusCode, reply.json().error]).toEqual([402, 'not_paid']);
    expect((await visitor.call(readAccess)).json()).toMatchObject({
      isProUser: false,
      features: [],
      isTestMode: false,
    });
  });
});

describe('a server with keys of a payment provider', () => {
  const platform = usePlatform({
    STRIPE_SECRET_KEY: 'sk_test_nobody',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
  });

  it('tells pages the publishable key, and nobody the others', async () => {
    const reply = await platform().visitor().call(readPaymentOptions);
    expect(reply.json()).toMatchObject({ provider: 'stripe', publishableKey: 'pk_test_nobody' });
    expect(reply.body).not.toMatch(/sk_test|whsec/);
  });

  it('simulates no card, since its payments are real', async () => {
    const visitor = platform().visitor();
    const reply = await visitor.call(confirmTestPayment, { body: bodyOf(confirmTestPayment) });
    expect(reply.statusCode).toBe(404);
    expect((await visitor.call(readAccess)).json().isTestMode).toBe(false);
  });
});

describe('a server in test mode', () => {
  const platform = usePlatform();

  it('simulates no card for a caller through a tunnel', async () => {
    const reply = await platform().app.inject({
      method: 'POST',
      url: confirmTestPayment.path,
      headers: { host: 'mirror.example.com', origin: ORIGIN },
      payload: Object(bodyOf(confirmTestPayment)),
    });
    expect([reply.statusCode, reply.json().error]).toEqual([404, 'not_found']);
  });
});
