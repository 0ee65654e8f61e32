import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import type { ThemePreference } from './theme.ts';

/** The drawing on the button of each theme. */
export const THEME_ICONS: Readonly<Record<ThemePreference, LucideIcon>> = {
  vanity: Moon,
  daylight: Sun,
  system: Monitor,
};
