import { describe, expect, it } from 'vitest';
import { PANEL_WORDS } from './panel-words.ts';
import { isProPanel } from './pro-panels.ts';
import { PANEL_IDS } from './rooms.ts';
import { PLANS_ON_SALE } from '#domain/pricing/on-sale.ts';
import { PRICED_PLANS } from '#domain/pricing/prices.ts';
import { SUBSCRIPTION_WORDS } from './account-settings-words.ts';
import { HOLDS_WHAT_COMES, isFeatureComing, PLAN_PRICES, PLAN_ROWS } from './plans.ts';
import { TOASTS } from './toasts.ts';

describe('the plans', () => {
  it('are on sale only once nothing of them is still to come', () => {
    expect(PLANS_ON_SALE.filter((plan) => HOLDS_WHAT_COMES[plan])).toEqual([]);
  });

  it('have one price each', () => {
    expect(PLAN_PRICES.map(({ id }) => id)).toEqual(PRICED_PLANS);
  });

  it('name every panel that is for Pro', () => {
    const rows = PLAN_ROWS.filter(({ isFree }) => !isFree).map(({ feature }) => feature);
    for (const id of PANEL_IDS.filter(isProPanel)) {
      const { title } = PANEL_WORDS[id];
      expect(rows.filter((row) => row.includes(title))).toHaveLength(1);
    }
  });

  it('say of what the account page lists whether it is there', () => {
    for (const { row } of SUBSCRIPTION_WORDS.features) {
      expect(PLAN_ROWS.map(({ feature }) => feature)).toContain(row);
    }
    expect(isFeatureComing('Live mirror with six products')).toBe(false);
  });
});

it('what is said after paying promises no more than is there', () => {
  const early = [TOASTS.subscriptionActivatedEarly, TOASTS.passBoughtEarly];
  for (const { description } of early) expect(description).toMatch(/still being built/);
});
