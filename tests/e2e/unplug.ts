/** A camera that ends as if it were unplugged. */

import type { Page } from '@playwright/test';

/** Has the cameras that the page opens from its next document on end with `unplug`. */
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
