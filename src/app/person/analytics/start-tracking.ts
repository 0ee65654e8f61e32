/** Notes visits, focus and what happens in the studio. */

import { browserFamily, deviceClass } from '#domain/analytics/browser-family.ts';
import type { StudioEvent } from '#studio/state/studio-events.ts';
import { currentLook } from '#studio/state/state.ts';
import { namedShade, ourLookName } from '#studio/state/worn-shades.ts';
import type { Studio } from '#studio/studio.ts';
import { onPageChange } from '#app/kit/router/router.ts';
import { followMirror } from './mirror-events.ts';
import { startSending } from './start-sending.ts';
import { tracker, type EventData } from './tracker.ts';

/** What a color or a look is called that is none of ours: nothing else is said of it. */
const CUSTOM = 'custom';

const browser = browserFamily(navigator.userAgent);
const device = deviceClass(navigator.userAgent, navigator.maxTouchPoints);

/** Which product was put on, in which of our shades, or which of our looks. */
function madeUp(
  { makeup }: Extract<StudioEvent, { kind: 'makeup-applied' }>,
  { store }: Studio,
): EventData {
  const state = store.getState();
  const look = currentLook(state);
  if (makeup === 'whole-look') {
    return { makeupType: makeup, lookName: ourLookName(look) ?? CUSTOM };
  }
  return { makeupType: makeup, shade: namedShade(look, makeup, state.libraryNames) ?? CUSTOM };
}

/** Starts once for the life of the document. */
export function startTracking(studio: Studio): void {
  tracker.track('visit');
  onPageChange(() => {
    tracker.track('visit');
  });
  studio.events.listen((event) => {
    switch (event.kind) {
      case 'camera-started':
        tracker.track('camera_start', { browser, device });
        break;
      case 'makeup-applied':
        tracker.track('makeup_apply', madeUp(event, studio));
        break;
      case 'photo-captured':
        tracker.track('photo_capture');
        break;
    }
  });
  followMirror(studio.store, {
    browser,
    device,
    now: () => performance.now(),
    track: tracker.track,
  });
  document.addEventListener('visibilitychange', () => {
    tracker.track(document.visibilityState === 'visible' ? 'page_focus' : 'page_blur');
  });
  // After the listener above: what it notes is sent with the rest.
  startSending();
}
