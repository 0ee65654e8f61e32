/** Notes visits, focus and what happens in the studio. */

import type { StudioEvent } from '#studio/state/studio-events.ts';
import type { Studio } from '#studio/studio.ts';
import { onPageChange } from '#app/kit/router/router.ts';
import { tracker } from './tracker.ts';

function noteStudioEvent(event: StudioEvent): void {
  switch (event.kind) {
    case 'camera-started':
      tracker.track('camera_start');
      break;
    case 'makeup-applied':
      tracker.track('makeup_apply', { makeupType: event.makeup });
      break;
    case 'photo-captured':
      tracker.track('photo_capture');
      break;
  }
}

/** Starts once for the life of the document. */
export function startTracking(studio: Studio): void {
  tracker.track('visit');
  onPageChange(() => {
    tracker.track('visit');
  });
  studio.events.listen(noteStudioEvent);
  document.addEventListener('visibilitychange', () => {
    const visible = document.visibilityState === 'visible';
    tracker.track(visible ? 'page_focus' : 'page_blur');
    // A page that is put away on a phone often never comes back.
    if (!visible) tracker.flush();
  });
  addEventListener('pagehide', () => {
    tracker.flush();
  });
}
