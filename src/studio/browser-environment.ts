/** The studio's environment in a real browser. */

import { browserCamera } from './browser/camera.ts';
import { browserPage } from './browser/page.ts';
import { browserMirror } from './browser/mirror.ts';
import { browserPictures } from './browser/pictures.ts';
import { browserStorage } from './browser/storage.ts';
import type { StudioEnvironment } from './environment.ts';

/** @param drawnModel address of the drawing that stands in for a camera */
export function createBrowserEnvironment(drawnModel: string): StudioEnvironment {
  return {
    mirror: browserMirror(),
    camera: browserCamera(),
    pictures: browserPictures(drawnModel),
    storage: browserStorage(),
    clock: {
      now: () => new Date(),
      schedule(task, milliseconds) {
        const timer = setTimeout(task, milliseconds);
        return () => {
          clearTimeout(timer);
        };
      },
    },
    page: browserPage(),
    loadFoundationMatch: () =>
      import('#domain/makeup/foundation-match.ts').then((code) => code.nearerToSkin),
  };
}
