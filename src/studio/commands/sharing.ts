/** A look in a link: making one, handing it on, and wearing one from another person. */

import { fillIn } from '#content/fill-in.ts';
import { LOOK_WORDS } from '#content/look-words.ts';
import {
  decodeLookFragment,
  encodeLookFragment,
  encodeShortLookFragment,
} from '#domain/makeup/look-link.ts';
import type { Look } from '#domain/makeup/look.ts';
import { currentLook } from '#studio/state/state.ts';
import { lookName } from '#studio/state/worn-shades.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import type { LookCommands } from './look.ts';

export interface SharingCommands {
  /** Copies a link to the look; where the browser refuses, the address bar holds it. */
  readonly shareLook: () => Promise<void>;
  /** The link to a look: its parameters only, never a picture. */
  readonly lookAddress: (look: Look) => string;
  /** The same, short enough for a QR code that a phone reads off a screen. */
  readonly codeAddress: (look: Look) => string;
  /** Hands the link to the system's share sheet; null where there is none. */
  readonly sendLook: (() => Promise<void>) | null;
}

export function createSharingCommands(
  { environment, store, notices }: Pick<StudioParts, 'environment' | 'store' | 'notices'>,
  look: LookCommands,
): SharingCommands {
  const { page } = environment;
  const { shareLink } = page;

  function readAddress(): void {
    const linked = decodeLookFragment(page.fragment());
    if (!linked.ok && linked.failure === 'no-look') return;
    if (linked.ok) {
      look.wear(linked.value);
      notices.toast('lookApplied');
    } else {
      notices.toast('lookLinkBroken');
    }
    // The look will be changed: the address must not keep the old one.
    page.replaceFragment('');
  }

  function lookAddress(shared: Look): string {
    return page.address() + encodeLookFragment(shared);
  }

  page.onFragmentChange(readAddress);
  readAddress();

  return {
    lookAddress,
    codeAddress: (shared) => page.address() + encodeShortLookFragment(shared),
    async shareLook() {
      try {
        await page.copyText(lookAddress(currentLook(store.getState())));
        notices.toast('linkCopied');
      } catch {
        page.replaceFragment(encodeLookFragment(currentLook(store.getState())));
        notices.toast('linkInAddressBar');
      }
    },
    sendLook:
      shareLink === null
        ? null
        : async () => {
            const shared = currentLook(store.getState());
            const title = fillIn(LOOK_WORDS.sentTitle, { name: lookName(shared) });
            try {
              await shareLink({ title, url: lookAddress(shared) });
            } catch (exception) {
              const isChangeOfMind =
                exception instanceof DOMException && exception.name === 'AbortError';
              if (!isChangeOfMind) notices.toast('lookNotSent');
            }
          },
  };
}
