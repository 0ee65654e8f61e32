/** The studio's environment in a real browser. */

import { browserCamera } from './camera.ts';
import { browserPage } from './page.ts';
import { browserMirror } from './mirror.ts';
import { browserPictures } from './pictures.ts';
import { browserStorage } from './storage.ts';
import type { StudioEnvironment } from '#studio/state/environment.ts';

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
      import('#domain/colour-wheel/foundation-match.ts').then((code) => code.nearerToSkin),
  };
}
