import { describe, expect, test } from 'vitest';
import { gateFor } from './gate.ts';

describe('the gate before what is for Pro', () => {
  test('asks a visitor to sign in', () => {
    expect(gateFor(null)).toBe('sign-in');
  });

  test('shows a free user what Pro is', () => {
    expect(gateFor({ isProUser: false })).toBe('upgrade');
  });

  test('lets a Pro user through', () => {
    expect(gateFor({ isProUser: true })).toBe('open');
  });
});
