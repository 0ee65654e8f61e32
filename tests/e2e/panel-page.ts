/** The panels beside the mirror, as a person finds things in them. */

import type { Locator } from '@playwright/test';
import { findingsOf } from './axe.ts';
import { StudioPage } from './studio-page.ts';

export const THEMES = ['vanity', 'daylight'] as const;
export const SCREENS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

export class PanelPage extends StudioPage {
  panel(title: string): Locator {
    return this.page.getByRole('complementary', { name: title, exact: true });
  }

  room(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Rooms' })
      .getByRole('button', { name, exact: true });
  }

  /** Opens a panel by its address, in a given theme, without motion. */
  async open(fragment: string, theme: (typeof THEMES)[number] = 'vanity'): Promise<void> {
    await this.page.addInitScript((chosen) => {
      localStorage.setItem(
        'lookglass.preferences',
        JSON.stringify({ facing: 'user', theme: chosen }),
      );
    }, theme);
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.page.goto(`/${fragment}`);
  }

  /** What axe finds on the page as it is. */
  findings(): Promise<readonly string[]> {
    return findingsOf(this.page);
  }
}
