/** A host and viewers of a live session, each in a page of their own. */

import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/test.ts';
import { PanelPage } from './panel-page.ts';

export const TITLE = 'A wine lip that lasts dinner';

/** The host's page with the panel of live sessions. */
export class HostPage extends PanelPage {
  readonly live: Locator;

  constructor(page: Page) {
    super(page);
    this.live = this.panel('Live Streaming');
  }

  /** Goes live while the camera is on; resolves with the link for viewers. */
  async goLive(): Promise<string> {
    await this.live.getByLabel('Session title').fill(TITLE);
    await this.live.getByRole('checkbox').check();
    await this.live.getByRole('button', { name: 'Go Live' }).click();
    return this.live.getByLabel('Link to your session').inputValue();
  }
}

/** How many frames of the host's picture a viewer has been shown. */
export function framesOf(viewer: Page): Promise<number> {
  return viewer
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
}

/** Waits until more frames of the host's picture arrive. */
export async function expectPicture(viewer: Page): Promise<void> {
  const before = await framesOf(viewer);
  await expect.poll(() => framesOf(viewer), { timeout: 90_000 }).toBeGreaterThan(before + 2);
}

export function isOver(viewer: Page): Locator {
  return viewer.getByRole('heading', { name: 'This session is over' });
}
