import { describe, expect, it } from 'vitest';
import { PANEL_WORDS } from './panel-words.ts';
import { isProPanel } from './pro-panels.ts';
import { PANEL_IDS } from './rooms.ts';
import { PRICED_PLANS } from '#domain/pricing/prices.ts';
import { SUBSCRIPTION_WORDS } from './account-settings-words.ts';
import { PLAN_PRICES, PLAN_ROWS } from './plans.ts';

describe('the plans', () => {
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

  it('name everything that the account page lists', () => {
    for (const { row } of SUBSCRIPTION_WORDS.features) {
      expect(PLAN_ROWS.map(({ feature }) => feature)).toContain(row);
    }
  });
});
