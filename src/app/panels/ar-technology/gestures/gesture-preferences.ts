/** Which actions hands make on this device. */

import { z } from 'zod/mini';
import { GESTURE_ACTIONS, type GestureAction } from '#domain/gestures/hand-controls.ts';
import { keepPreference, keptPreferences } from '#studio/state/preferences.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';

const device = browserStorage();
const keptSchema = z.object({ gesturesOff: z.array(z.enum(GESTURE_ACTIONS)) });

/** Those that were switched off; none where nothing was kept, or where it is broken or foreign. */
export function gesturesOff(): readonly GestureAction[] {
  return keptSchema.safeParse(keptPreferences(device)).data?.gesturesOff ?? [];
}

export function keepGesturesOff(off: readonly GestureAction[]): void {
  keepPreference(device, { gesturesOff: off });
}
