import { createStore } from 'zustand/vanilla';
import { pageAt } from '#content/pages.ts';
import type { StudioStore, ThemePreference } from '#studio/state.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The light in which the page on show is seen as long as the person has chosen none. */
export const pageLight = createStore<'vanity' | 'daylight'>(() => pageAt(location.pathname).light);

/** Keeps the document in the theme that was chosen; `system` follows the system as it changes. */
export function keepTheme(store: StudioStore): void {
  const system = matchMedia(DARK);
  const apply = (): void => {
    const preference = store.getState().theme ?? pageLight.getState();
    document.documentElement.dataset['theme'] = themeFor(preference, system.matches);
    const surface = getComputedStyle(document.documentElement).getPropertyValue('--bg');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface.trim());
  };
  apply();
  system.addEventListener('change', apply);
  pageLight.subscribe(apply);
  store.subscribe((state, before) => {
    if (state.theme !== before.theme) apply();
  });
}

function themeFor(preference: ThemePreference, systemIsDark: boolean): 'vanity' | 'daylight' {
  if (preference === 'system') return systemIsDark ? 'vanity' : 'daylight';
  return preference;
}
