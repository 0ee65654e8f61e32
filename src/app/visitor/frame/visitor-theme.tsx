import { HEADER_WORDS } from '#content/look-words.ts';
import { THEME_PREFERENCES } from '#app/kit/theme/theme.ts';
import { THEME_ICONS } from '#app/kit/theme/theme-icons.ts';

/** The choice of a theme; it works, and is shown, only where scripts run. `name` is unique on the page. */
export function VisitorTheme({ name }: { name: string }) {
  return (
    <fieldset className="theme-choice visitor-theme">
      <legend className="sr-only">{HEADER_WORDS.theme}</legend>
      {THEME_PREFERENCES.map((theme) => {
        const Icon = THEME_ICONS[theme];
        return (
          <label key={theme} title={HEADER_WORDS.themes[theme]}>
            <input
              type="radio"
              name={name}
              value={theme}
              data-theme-choice=""
              aria-label={HEADER_WORDS.themes[theme]}
            />
            <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
          </label>
        );
      })}
    </fieldset>
  );
}
