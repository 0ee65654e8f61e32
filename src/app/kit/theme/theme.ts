/** The two themes, and what shows them in a browser that has not drawn anything yet. */

export type Theme = 'vanity' | 'daylight';

/** What a person chose; `system` also stands for no choice. */
export type ThemePreference = Theme | 'system';

/** In the order in which they are offered. */
export const THEME_PREFERENCES = ['vanity', 'daylight', 'system'] as const;

/**
 * `--bg` of each theme, written so that every browser's toolbar understands it; a test compares it with
 * tokens.css.
 */
export const THEME_SURFACES: Readonly<Record<Theme, string>> = {
  vanity: '#110e0d',
  daylight: '#f7f5f2',
};

/** What `color-scheme` is in each theme. */
const COLOR_SCHEMES: Readonly<Record<Theme, string>> = { vanity: 'dark', daylight: 'light' };

export function isThemePreference(value: unknown): value is ThemePreference {
  return THEME_PREFERENCES.some((preference) => preference === value);
}

/** Which theme is shown to a person with that preference. */
export function themeFor(preference: ThemePreference, systemIsDark: boolean): Theme {
  if (preference === 'system') return systemIsDark ? 'vanity' : 'daylight';
  return preference;
}

/**
 * Puts a document in a theme: its styles, what the browser itself draws before and around them, and the
 * toolbar.
 */
export function showTheme(theme: Theme, { documentElement, head }: Document): void {
  documentElement.dataset['theme'] = theme;
  for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    setContent(meta, THEME_SURFACES[theme]);
  }
  const scheme = head.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  if (scheme !== null) setContent(scheme, COLOR_SCHEMES[theme]);
}

/** Even the content that it has already would have Chromium work out the style of every element again. */
function setContent(meta: HTMLMetaElement, content: string): void {
  if (meta.content !== content) meta.content = content;
}
