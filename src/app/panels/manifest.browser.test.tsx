import { expect, it } from 'vitest';
import { PLAN_ROWS } from '#content/plans.ts';
import { isProPanel } from '#content/pro-panels.ts';
import { PANEL_IDS } from '#content/rooms.ts';
import { panelRow } from './manifest.ts';

it('every panel for Pro is there exactly when the plans no longer mark it as coming', () => {
  const rows = PLAN_ROWS.filter(({ isFree }) => !isFree);
  for (const { feature, isComing } of rows) {
    const panels = PANEL_IDS.filter(isProPanel)
      .map(panelRow)
      .filter(({ title }) => feature.includes(title));
    if (panels.length === 0) continue;
    expect.soft({ feature, isComing }).toEqual({
      feature,
      isComing: panels.some(({ load }) => load === null),
    });
  }
});
