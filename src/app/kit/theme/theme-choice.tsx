import { useId } from 'react';
import { useStore } from 'zustand';
import { HEADER_WORDS } from '#content/look-words.ts';
import { THEME_PREFERENCES } from './theme.ts';
import { THEME_ICONS } from './theme-icons.ts';
import { chooseTheme, themeStore } from './theme-store.ts';

/** The choice of a theme on every page of the app; on documents for visitors it is `VisitorTheme`. */
export function ThemeChoice() {
  const name = useId();
  const preference = useStore(themeStore, (state) => state.preference);
  return (
    <div className="theme-choice" role="radiogroup" aria-label={HEADER_WORDS.theme}>
      {THEME_PREFERENCES.map((theme) => {
        const Icon = THEME_ICONS[theme];
        return (
          <label key={theme} data-tip={HEADER_WORDS.themes[theme]}>
            <input
              type="radio"
              name={name}
              value={theme}
              aria-label={HEADER_WORDS.themes[theme]}
              checked={preference === theme}
              onChange={() => {
                chooseTheme(theme);
              }}
            />
            <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
          </label>
        );
      })}
    </div>
  );
}
