import type { Locator } from '@playwright/test';

/** Length in seconds of the film in a panel, as the browser's own player reads it. */
export function filmLengthOf(panel: Locator): Promise<number> {
  return panel.locator('video').evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((resolve, reject) => {
        const read = (): void => {
          resolve(video.duration);
        };
        if (video.readyState > 0) read();
        video.addEventListener('loadedmetadata', read);
        video.addEventListener('error', () => {
          reject(new Error(video.error?.message));
        });
      }),
  );
}
