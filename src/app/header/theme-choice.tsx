import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useStore } from 'zustand';
import { HEADER_WORDS } from '#content/look-words.ts';
import { useStudio, useStudioState } from '#app/studio-context.tsx';
import { pageLight } from '#app/theme/apply-theme.ts';
import type { ThemePreference } from '#studio/state.ts';

const THEMES: readonly { readonly theme: ThemePreference; readonly icon: LucideIcon }[] = [
  { theme: 'vanity', icon: Moon },
  { theme: 'daylight', icon: Sun },
  { theme: 'system', icon: Monitor },
];

export function ThemeChoice() {
  const studio = useStudio();
  const preset = useStore(pageLight);
  const chosen = useStudioState((state) => state.theme) ?? preset;
  return (
    <RadioGroup.Root
      className="theme-choice"
      aria-label={HEADER_WORDS.theme}
      orientation="horizontal"
      value={chosen}
      onValueChange={(name) => {
        const found = THEMES.find(({ theme }) => theme === name);
        if (found !== undefined) studio.chooseTheme(found.theme);
      }}
    >
      {THEMES.map(({ theme, icon: Icon }) => (
        <RadioGroup.Item
          key={theme}
          value={theme}
          aria-label={HEADER_WORDS.themes[theme]}
          data-tip={HEADER_WORDS.themes[theme]}
        >
          <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
