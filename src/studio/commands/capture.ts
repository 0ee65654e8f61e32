/** Saving the picture in the mirror. */

import { captionOf } from '#studio/state/caption.ts';
import { captureName } from '#domain/picture/capture-name.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import type { StillCommands } from './stills.ts';

export interface CaptureCommands {
  /** Saves what is seen in the mirror as a PNG (its crop, its zoom, its side), and says so. */
  readonly capture: () => Promise<void>;
  /** Chooses whether captures keep what lies beyond the edges of the mirror, too. */
  readonly keepWholePicture: (whole: boolean) => void;
}

export function createCaptureCommands(parts: StudioParts, stills: StillCommands): CaptureCommands {
  const { environment, store, notices, events } = parts;
  return {
    async capture() {
      const time = environment.clock.now();
      const { wholePicture } = store.getState();
      const caption = captionOf(store.getState());
      store.setState({ capturing: true });
      const still = await stills.take({
        format: 'png',
        content: 'composed',
        area: wholePicture ? 'whole' : 'seen',
      });
      store.setState({ capturing: false });
      if (!still.ok) {
        const nothingShown = still.failure === 'nothing-shown';
        notices.toast(nothingShown ? 'captureNotAvailable' : 'captureWithoutOverlay');
        return;
      }
      environment.page.saveFile(still.value, captureName(time, caption));
      store.setState({ captures: store.getState().captures + 1 });
      notices.toast('imageCaptured');
      events.emit({ kind: 'photo-captured' });
    },
    keepWholePicture(whole) {
      store.setState({ wholePicture: whole });
    },
  };
}
