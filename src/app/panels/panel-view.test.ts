import { describe, expect, it } from 'vitest';
import { panelView } from './panel-view.ts';

const FREE_USER = { isProUser: false };
const PRO_USER = { isProUser: true };

describe('whoever opens a panel', () => {
  it.each([
    ['a visitor', null, 'gate'],
    ['a free user', FREE_USER, 'gate'],
    ['a Pro user', PRO_USER, 'panel'],
  ] as const)('that is for Pro, as %s, finds the %3$s', (_, user, view) => {
    expect(panelView({ pro: true, ready: true }, user)).toBe(view);
  });

  it('that is for everybody finds it', () => {
    for (const user of [null, FREE_USER, PRO_USER]) {
      expect(panelView({ pro: false, ready: true }, user)).toBe('panel');
    }
  });

  it('that is still to come finds no gate before nothing', () => {
    for (const user of [null, FREE_USER, PRO_USER]) {
      expect(panelView({ pro: true, ready: false }, user)).toBe('coming');
    }
  });
});
