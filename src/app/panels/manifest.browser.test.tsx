import { expect, it } from 'vitest';
import { PLAN_ROWS } from '#content/plans.ts';
import { isProPanel } from '#content/pro-panels.ts';
import { PANEL_IDS } from '#content/rooms.ts';
import { panelRow } from './manifest.ts';

it('every panel for Pro is there that the plans do not mark as coming', () => {
  for (const { feature, isFree, isComing } of PLAN_ROWS) {
    // One that comes tab by tab is open with its first, and coming until its last.
    if (isFree || isComing) continue;
    const panels = PANEL_IDS.filter(isProPanel)
      .map(panelRow)
      .filter(({ title }) => feature.includes(title));
    expect.soft(panels.filter(({ load }) => load === null).map(({ title }) => title)).toEqual([]);
  }
});
