/** Whether this browser may send the voice to its maker: asked once, and forgotten with the visit. */

import { tabStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';

/** What the person has agreed to; it ends with the visit. */
export interface Consent {
  readonly read: () => boolean;
  readonly write: (agreed: boolean) => void;
}

const kept = keptValue(KEPT.voiceConsent, (stored) =>
  typeof stored === 'boolean' ? stored : null,
);
const visit = tabStorage();

/** The consent to this browser sending the person's voice to its maker. */
export const voiceConsent: Consent = {
  read: () => kept.read(visit) ?? false,
  write(agreed) {
    if (agreed) kept.write(visit, true);
    else visit.remove(kept.key);
  },
};
