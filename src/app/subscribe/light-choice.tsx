import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useStore } from 'zustand';
import { HEADER_WORDS } from '#content/look-words.ts';
import { isTheme, type Theme } from '#app/visitor/islands/preferences.ts';
import { chooseLight, lightStore } from './light-store.ts';

const LIGHTS: readonly { readonly theme: Theme; readonly icon: LucideIcon }[] = [
  { theme: 'vanity', icon: Moon },
  { theme: 'daylight', icon: Sun },
  { theme: 'system', icon: Monitor },
];

/** The choice of a light, as every page has it. */
export function LightChoice() {
  const chosen = useStore(lightStore);
  return (
    <RadioGroup.Root
      className="theme-choice"
      aria-label={HEADER_WORDS.theme}
      orientation="horizontal"
      value={chosen}
      onValueChange={(name) => {
        if (isTheme(name)) chooseLight(name);
      }}
    >
      {LIGHTS.map(({ theme, icon: Icon }) => (
        <RadioGroup.Item key={theme} value={theme} aria-label={HEADER_WORDS.themes[theme]}>
          <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
