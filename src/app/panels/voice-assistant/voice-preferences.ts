/** What is kept of the voice assistant: never a word that was said. */

import { keepPreference, keptPreferences } from '#studio/state/preferences.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';
import { asBoolean, consentKept } from '#app/speech/voice-consent.ts';

const device = browserStorage();

/** Whether replies are spoken on this device; they are until that is turned off. */
export function speaksReplies(): boolean {
  const kept = keptPreferences(device);
  return !('speaksReplies' in kept) || kept.speaksReplies !== false;
}

export function keepSpeaksReplies(speaksThem: boolean): void {
  keepPreference(device, { speaksReplies: speaksThem });
}

/** That commands which are not understood are read by a language model, with the look that is worn. */
export const modelConsent = consentKept(keptValue(KEPT.modelConsent, asBoolean));
