/** The page on which people pay, as a person finds things on it: by names and roles. */

import { expect, type Locator, type Page } from '@playwright/test';
import { TEST_CARDS } from '#app/subscribe/test-cards.ts';
import { TEST_CARD_WORDS } from '#content/subscribe-words.ts';
import type { TestCardToken } from '#contracts/payment-sandbox.ts';

/** Everything that a page sends anywhere, as it leaves the browser. */
export interface SentRequests {
  /** Requests that contain the number of a test card, grouped in whatever way. */
  readonly withCardNumbers: () => readonly string[];
  /** How many times something was sent to a path. */
  readonly to: (path: string) => number;
  /** Requests to other sites than this one. */
  readonly elsewhere: (origin: string) => readonly string[];
}

/** Records what a page sends from now on. */
export function recordRequests(page: Page): SentRequests {
  const sent: { readonly url: string; readonly text: string }[] = [];
  page.on('request', (request) => {
    const url = request.url();
    sent.push({ url, text: `${url} ${request.postData() ?? ''}` });
  });
  return {
    withCardNumbers: () =>
      sent
        .map(({ text }) => decodeURIComponent(text).replaceAll(/[\s-]/g, ''))
        .filter((text) => TEST_CARDS.some(({ number }) => text.includes(number))),
    to: (path) => sent.filter(({ url }) => new URL(url).pathname === path).length,
    elsewhere: (origin) =>
      sent.map(({ url }) => url).filter((url) => url.startsWith('http') && !url.startsWith(origin)),
  };
}

export class Checkout {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true, level: 1 });
  }

  toast(title: string): Locator {
    return this.page
      .getByRole('region', { name: /^Notifications/ })
      .getByText(title, { exact: true });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  payButton(): Locator {
    return this.page.getByRole('button', { name: /^Pay \$/ });
  }

  bank(): Locator {
    return this.page.getByRole('dialog', { name: 'Confirm with your bank' });
  }

  /** Fills in the form with a test card, and with the person's details if they are not known yet. */
  async fill(token: TestCardToken): Promise<void> {
    const name = new RegExp(`${TEST_CARD_WORDS[token]}$`);
    await this.page.getByRole('button', { name }).click();
    if ((await this.field('Cardholder name').inputValue()) === '') {
      await this.field('Cardholder name').fill('Ada Lovelace');
      await this.field('Email').fill('ada@example.com');
    }
  }

  async pay(token: TestCardToken): Promise<void> {
    await this.fill(token);
    await this.payButton().click();
  }

  async expectPaid(title: 'Welcome to Pro' | 'Your hour has begun'): Promise<void> {
    await expect(this.heading(title)).toBeVisible();
  }
}
