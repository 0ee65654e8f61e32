import type { StudioStore, ThemePreference } from '#studio/state.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Keeps the document in the theme that was chosen; `system` follows the system as it changes. */
export function keepTheme(store: StudioStore): void {
  const system = matchMedia(DARK);
  const apply = (): void => {
    document.documentElement.dataset['theme'] = themeFor(store.getState().theme, system.matches);
    const surface = getComputedStyle(document.documentElement).getPropertyValue('--bg');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface.trim());
  };
  apply();
  system.addEventListener('change', apply);
  store.subscribe((state, before) => {
    if (state.theme !== before.theme) apply();
  });
}

function themeFor(preference: ThemePreference, systemIsDark: boolean): 'vanity' | 'daylight' {
  if (preference === 'system') return systemIsDark ? 'vanity' : 'daylight';
  return preference;
}
