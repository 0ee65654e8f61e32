import { describe, expect, it } from 'vitest';
import { isThemePreference, themeFor, type Theme, type ThemePreference } from './theme.ts';

describe('the theme on show', () => {
  it.each<[ThemePreference, string, Theme]>([
    ['vanity', 'light', 'vanity'],
    ['daylight', 'dark', 'daylight'],
    ['system', 'dark', 'vanity'],
    ['system', 'light', 'daylight'],
  ])('with the choice %s and a %s system is %s', (preference, system, theme) => {
    expect(themeFor(preference, system === 'dark')).toBe(theme);
  });
});

it.each([undefined, null, 'dark', 'VANITY', 1, {}])('%o is not a choice of theme', (value) => {
  expect(isThemePreference(value)).toBe(false);
});
