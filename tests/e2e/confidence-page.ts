/** The panel Confidence Boost as a person finds things in it. */

import { expect, type Locator, type Page } from '@playwright/test';
import { PanelPage } from './panel-page.ts';

/** The address that opens the panel. */
export const ADDRESS = '#panel=confidence-boost';

export class ConfidencePage extends PanelPage {
  readonly boost: Locator;

  constructor(page: Page) {
    super(page);
    this.boost = this.panel('Confidence Boost');
  }

  button(name: string | RegExp): Locator {
    return this.boost.getByRole('button', { name });
  }

  /** The number of one of the totals. */
  total(name: string): Locator {
    return this.boost.locator('dl > div', { hasText: name }).getByRole('definition');
  }

  async openPanel(): Promise<void> {
    await this.open(ADDRESS);
    await expect(this.boost.getByText('Daily Challenges')).toBeVisible();
  }

  async openWithModel(): Promise<void> {
    await this.openPanel();
    await this.showDrawnModel();
  }

  async expectXp(xp: number): Promise<void> {
    await expect(this.total('Total XP')).toHaveText(String(xp));
  }
}
