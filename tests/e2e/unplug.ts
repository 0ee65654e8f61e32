/** Simulates a camera that is unplugged. */

import type { Page } from '@playwright/test';

/** From the next document on, lets `unplug` end the cameras that the page opens. */
export function letCamerasBeUnplugged(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      addEventListener('unplug', () => {
        for (const track of stream.getTracks()) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      });
      return stream;
    };
  });
}

export function unplugCameras(page: Page): Promise<unknown> {
  return page.evaluate(() => dispatchEvent(new Event('unplug')));
}
