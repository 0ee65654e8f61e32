/** Notes visits, focus and what happens in the studio. */

import { browserFamily, deviceClass } from '#domain/analytics/browser-family.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { StudioEvent } from '#studio/state/studio-events.ts';
import { currentLook } from '#studio/state/state.ts';
import { namedShade, ourLookName, type LibraryNames } from '#studio/state/worn-shades.ts';
import { schedule } from '#studio/browser/timers.ts';
import type { Studio } from '#studio/studio.ts';
import { onPageChange } from '#app/kit/router/router.ts';
import { followMirror } from './mirror-events.ts';
import { startSending } from './start-sending.ts';
import { tracker, type EventData } from './tracker.ts';

/** Stands for a color or a look that is not one of ours: nothing else is said about it. */
const CUSTOM = 'custom';

const browser = browserFamily(navigator.userAgent);
const device = deviceClass(navigator.userAgent, navigator.maxTouchPoints);

/**
 * Once a shade of the library is worn, the names of its shades have loaded after this long, in milliseconds.
 */
const NAMES_ARRIVE = 2000;

/** Which product was put on, in which of our shades, or which of our looks. */
function madeUp(
  makeup: Extract<StudioEvent, { kind: 'makeup-applied' }>['makeup'],
  look: Look,
  names: LibraryNames,
): EventData {
  if (makeup === 'whole-look') {
    return { makeupType: makeup, lookName: ourLookName(look) ?? CUSTOM };
  }
  return { makeupType: makeup, shade: namedShade(look, makeup, names) ?? CUSTOM };
}

/** Notes what was put on; a little later where the names of shades may not have loaded yet. */
function noteMakeup(
  { makeup }: Extract<StudioEvent, { kind: 'makeup-applied' }>,
  { store }: Studio,
): void {
  const look = currentLook(store.getState());
  const note = (): void => {
    tracker.track('makeup_apply', madeUp(makeup, look, store.getState().libraryNames));
  };
  const { libraryNames } = store.getState();
  const isNameless = madeUp(makeup, look, libraryNames).shade === CUSTOM;
  if (isNameless && libraryNames.size === 0) schedule(note, NAMES_ARRIVE);
  else note();
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
        noteMakeup(event, studio);
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
  // After the listener above, so that what that notes is sent with the rest.
  startSending();
}
