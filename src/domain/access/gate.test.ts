import { describe, expect, test } from 'vitest';
import { gateFor } from './gate.ts';

describe('the gate in front of Pro features', () => {
  test('asks a visitor to sign in', () => {
    expect(gateFor(false, false)).toBe('sign-in');
  });

  test('shows a free user what Pro is', () => {
    expect(gateFor(true, false)).toBe('upgrade');
  });

  test('lets everyone through who has access, a guest with a pass too', () => {
    expect(gateFor(true, true)).toBe('open');
    expect(gateFor(false, true)).toBe('open');
  });
});
