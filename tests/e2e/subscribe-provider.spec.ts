import type { Page } from '@playwright/test';
import { startServer, type RunningServer } from '#tests/support/server.ts';
import { expect, test } from '#tests/support/test.ts';
import { createPaymentIntent } from '#contracts/payments.ts';
import { Checkout } from './checkout.ts';

/** Made-up keys: the provider itself is never reached here. */
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
};

/** Stands in for the provider's script: it draws its fields and declines every card. */
const PROVIDER_SCRIPT = `
  window.Stripe = (key) => ({
    _registerWrapper() {},
    registerAppInfo() {},
    elements({ clientSecret, appearance }) {
      window.asked = { key, clientSecret, appearance };
      return {
        create: () => {
          const listeners = {};
          return {
            on(name, listener) { listeners[name] = listener; },
            mount(element) {
              element.textContent = 'Fields of the provider';
              listeners.ready?.();
            },
            destroy() {},
          };
        },
        submit: async () => ({}),
        update: async () => {},
      };
    },
    confirmPayment: async ({ confirmParams, redirect }) => {
      window.confirmed = { confirmParams, redirect };
      return { error: { type: 'card_error', message: 'Your card has insufficient funds.' } };
    },
  });
  window.Stripe.version = 'test';
`;

/** Answers with an order as our server would create it with the provider. */
async function answerWithOrder(page: Page): Promise<void> {
  await page.route(`**${createPaymentIntent.path}`, async (route) => {
    const { orderId, type, amount } = createPaymentIntent.body.parse(
      route.request().postDataJSON(),
    );
    await route.fulfill({
      json: { orderId, type, amount, status: 'open', client_secret: 'pi_1_secret_2' },
    });
  });
  await page.route('**/api/payment-orders/*/receipt', (route) =>
    route.fulfill({ json: { isNoted: true } }),
  );
}

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer(KEYS);
});
test.afterAll(async () => {
  await server.stop();
});

test('with keys, the card is typed into the provider’s own fields, and no other host is contacted', async ({
  page,
}) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PROVIDER_SCRIPT }),
  );
  await answerWithOrder(page);
  await page.goto(`${server.origin}/subscribe?plan=hourly&return=%2Fapp`);
  const checkout = new Checkout(page);
  await expect(page.getByText('Fields of the provider')).toBeVisible();
  await expect(page.getByText('Test mode')).toHaveCount(0);
  await expect(checkout.field('Card number')).toHaveCount(0);
  await checkout.field('Cardholder name').fill('Ada Lovelace');
  await checkout.field('Email').fill('ada@example.com');
  await checkout.payButton().click();
  await expect(checkout.toast('Payment Failed')).toBeVisible();
  await expect(page.getByRole('main').getByText('Your card has insufficient funds.')).toBeVisible();

  expect(await page.evaluate('window.asked')).toMatchObject({
    key: 'pk_test_nobody',
    clientSecret: 'pi_1_secret_2',
    appearance: { variables: { colorText: expect.stringMatching(/^rgba\(\d+, \d+, \d+, 1\)$/) } },
  });
  expect(await page.evaluate('window.confirmed')).toEqual({
    redirect: 'if_required',
    confirmParams: {
      return_url: `${server.origin}/subscribe?plan=hourly&step=payment&return=%2Fapp`,
      payment_method_data: { billing_details: { name: 'Ada Lovelace', email: 'ada@example.com' } },
    },
  });
  const origins = new Set(asked.map((url) => new URL(url).origin));
  expect([...origins].toSorted()).toEqual([server.origin, 'https://js.stripe.com'].toSorted());
  expect(refused).toEqual([]);
});

test('with keys, the page says that the provider cannot be reached, and nothing is charged', async ({
  page,
}) => {
  await answerWithOrder(page);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto(`${server.origin}/subscribe?plan=hourly`);
  const checkout = new Checkout(page);
  await expect(checkout.toast('Setup Error')).toBeVisible();
  await expect(page.getByText('We couldn’t reach our card provider.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
