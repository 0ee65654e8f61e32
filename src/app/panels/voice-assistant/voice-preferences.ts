/** What is kept of the voice assistant: never a word that was said. */

import { keepPreference, keptPreferences } from '#studio/state/preferences.ts';
import { browserStorage, tabStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';

const device = browserStorage();
const visit = tabStorage();
const consent = keptValue(KEPT.voiceConsent, (stored) =>
  typeof stored === 'boolean' ? stored : null,
);

/** Whether replies are spoken on this device; they are until that is turned off. */
export function speaksReplies(): boolean {
  const kept = keptPreferences(device);
  return !('speaksReplies' in kept) || kept.speaksReplies !== false;
}

export function keepSpeaksReplies(speaksThem: boolean): void {
  keepPreference(device, { speaksReplies: speaksThem });
}

/** Whether the person has agreed that this browser sends their voice to its maker. It ends with the visit. */
export const voiceConsent = {
  read: (): boolean => consent.read(visit) ?? false,
  write(agreed: boolean): void {
    if (agreed) consent.write(visit, true);
    else visit.remove(consent.key);
  },
};
