/** Saving the picture in the mirror. */

import { captureName } from '#domain/picture/capture-name.ts';
import { seenArea } from '#studio/state/seen-picture.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';

/** A picture that takes longer than this will not come; in milliseconds. */
const PATIENCE = 60_000;

export interface CaptureCommands {
  /** Saves what is seen in the mirror as a PNG (its crop, its zoom, its side), and says so. */
  capture(): Promise<void>;
  /** Chooses whether captures keep what lies beyond the edges of the mirror, too. */
  keepWholePicture(whole: boolean): void;
}

export function createCaptureCommands(parts: StudioParts): CaptureCommands {
  const { environment, store, session, notices, happenings } = parts;
  return {
    async capture() {
      const mirror = session.current();
      if (mirror === null || store.getState().status !== 'active') {
        notices.toast('captureNotAvailable');
        return;
      }
      const state = store.getState();
      const area = state.wholePicture ? null : seenArea(environment.mirror.size(), state);
      const time = environment.clock.now();
      store.setState({ capturing: true });
      const waiting = new AbortController();
      const stopWaiting = environment.clock.schedule(() => {
        waiting.abort();
      }, PATIENCE);
      try {
        const picture = await mirror.snapshot(
          { source: 'composed', type: 'image/png', ...(area === null ? {} : { area }) },
          waiting.signal,
        );
        environment.page.saveFile(picture, captureName(time));
      } catch {
        notices.toast('captureWithoutOverlay');
        return;
      } finally {
        stopWaiting();
        store.setState({ capturing: false });
      }
      store.setState({ captures: store.getState().captures + 1 });
      notices.toast('imageCaptured');
      happenings.tell({ kind: 'photo-captured' });
    },
    keepWholePicture(whole) {
      store.setState({ wholePicture: whole });
    },
  };
}
