/** The studio's environment in a real browser. */

import { browserCamera } from './camera.ts';
import { browserPage } from './page.ts';
import { browserMirror } from './mirror.ts';
import { browserPictures } from './pictures.ts';
import { schedule } from './timers.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';
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
      schedule,
    },
    page: browserPage(),
    loadLibraryNames: () =>
      import('#studio/state/library-names.ts').then((code) => code.LIBRARY_NAMES),
    loadFoundationMatch: () =>
      import('#domain/colour-wheel/foundation-match.ts').then((code) => code.nearerToSkin),
  };
}
