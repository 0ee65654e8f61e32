import { applyTheme, isTheme, keepTheme, readTheme } from './preferences.ts';

/** Has the controls show the light and change it; all of them on the page stay alike. */
export function startThemeChoice(): void {
  const inputs = document.querySelectorAll<HTMLInputElement>('[data-theme-choice]');
  const show = (theme: string | undefined): void => {
    for (const input of inputs) input.checked = input.value === theme;
  };
  show(readTheme() ?? document.documentElement.dataset['light']);
  for (const input of inputs) {
    input.addEventListener('change', () => {
      if (!isTheme(input.value)) return;
      keepTheme(input.value);
      applyTheme(input.value);
      show(input.value);
    });
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    const chosen = readTheme();
    if (chosen !== undefined) applyTheme(chosen);
  });
}
