import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { HEADER_WORDS } from '#content/look-words.ts';

const THEMES: readonly {
  readonly theme: keyof typeof HEADER_WORDS.themes;
  readonly icon: LucideIcon;
}[] = [
  { theme: 'vanity', icon: Moon },
  { theme: 'daylight', icon: Sun },
  { theme: 'system', icon: Monitor },
];

/** The choice of a light; it works, and is shown, where scripts run. `name` is its own on the page. */
export function VisitorTheme({ name }: { name: string }) {
  return (
    <fieldset className="theme-choice visitor-theme">
      <legend className="sr-only">{HEADER_WORDS.theme}</legend>
      {THEMES.map(({ theme, icon: Icon }) => (
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
      ))}
    </fieldset>
  );
}
