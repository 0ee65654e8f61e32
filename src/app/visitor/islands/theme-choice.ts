import { isThemePreference } from '#app/kit/theme/theme.ts';
import { chooseTheme, followTheme, themeStore } from '#app/kit/theme/theme-store.ts';

/** Makes the controls show and change the theme; all of them on the page stay in step. */
export function startThemeChoice(): void {
  followTheme();
  const inputs = document.querySelectorAll<HTMLInputElement>('[data-theme-choice]');
  const show = (): void => {
    const { preference } = themeStore.getState();
    for (const input of inputs) input.checked = input.value === preference;
  };
  show();
  themeStore.subscribe(show);
  for (const input of inputs) {
    input.addEventListener('change', () => {
      if (isThemePreference(input.value)) chooseTheme(input.value);
    });
  }
}
