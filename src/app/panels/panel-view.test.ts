import { describe, expect, it } from 'vitest';
import { panelView } from './panel-view.ts';

describe('whoever opens a panel', () => {
  it.each(['sign-in', 'upgrade'] as const)('and may not use it (%s) finds the gate', (gate) => {
    expect(panelView({ gate, ready: true })).toBe('gate');
    expect(panelView({ gate, ready: false })).toBe('gate');
  });

  it('and may use it finds it, or that it is still to come', () => {
    expect(panelView({ gate: 'open', ready: true })).toBe('panel');
    expect(panelView({ gate: 'open', ready: false })).toBe('coming');
  });
});
