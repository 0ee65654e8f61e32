import { describe, expect, it } from 'vitest';
import { panelView } from './panel-view.ts';

describe('opening a panel', () => {
  it.each(['sign-in', 'upgrade'] as const)('and may not use it (%s) finds the gate', (gate) => {
    expect(panelView({ gate, ready: true })).toBe('gate');
  });

  it('and may use it finds it', () => {
    expect(panelView({ gate: 'open', ready: true })).toBe('panel');
  });

  it.each(['sign-in', 'upgrade', 'open'] as const)(
    'that is not there finds that it is still to come, Pro or not (%s)',
    (gate) => {
      expect(panelView({ gate, ready: false })).toBe('coming');
    },
  );
});
