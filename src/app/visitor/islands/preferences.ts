/** The choice of a light, kept with the studio's other preferences so that each finds the other's. */

const KEY = 'lookglass.preferences';

export type Theme = 'vanity' | 'daylight' | 'system';

export function isTheme(value: unknown): value is Theme {
  return value === 'vanity' || value === 'daylight' || value === 'system';
}

function readAll(): object {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** The chosen light; undefined where nobody has chosen. */
export function readTheme(): Theme | undefined {
  const kept = readAll();
  return 'theme' in kept && isTheme(kept.theme) ? kept.theme : undefined;
}

export function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ facing: 'user', ...readAll(), theme }));
  } catch {
    // The light is as chosen until the page is left.
  }
}

/** Puts the document in a light. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const system = systemIsDark ? 'vanity' : 'daylight';
  dataset['theme'] = theme === 'system' ? system : theme;
}
