import { useRef, useState } from 'react';
import { PartTakenOverLater } from '#app/kit/first-sight/parts-to-take-over.tsx';
import { HEADER_WORDS } from '#content/look-words.ts';
import { FaceHint } from '#app/studio/mirror/face-hint.tsx';
import { CaptureFlash, MirrorPicture } from '#app/studio/mirror/mirror-picture.tsx';
import { MIRROR_TITLE_ID, MirrorTitle } from '#app/studio/mirror/mirror-title.tsx';
import { MirrorOffers } from '#app/studio/mirror/mirror-offers.tsx';
import { ProblemBanner } from '#app/studio/mirror/problem-banner.tsx';
import { SplitDividerHost } from '#app/studio/mirror/split-divider-host.tsx';
import { StartOverlay } from '#app/studio/mirror/start-overlay.tsx';
import { StatusBadge } from '#app/studio/mirror/status-badge.tsx';
import { useKeptFocus } from '#app/studio/mirror/use-kept-focus.ts';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { LevelUpHost } from '#app/person/progress/level-up-host.tsx';
import { LinkedLookHost } from '#app/studio/saved-looks/linked-look-host.tsx';
import { PanelPlace } from '#app/panels/panel-place.tsx';
import { PhoneHeader } from './phone-header.tsx';
import { PhoneTools } from './phone-tools.tsx';
import { PhoneTray } from './phone-tray.tsx';

/** The studio on a phone: the picture fills the screen, and everything is under the thumb. */
export function PhoneStudio() {
  const stage = useRef<HTMLElement>(null);
  const [showsLook, setShowsLook] = useState(false);
  useKeptFocus(stage);
  return (
    <>
      <main className="phone">
        <h1 className="sr-only">{HEADER_WORDS.studio}</h1>
        <section
          id="mirror"
          ref={stage}
          className="phone-stage"
          aria-labelledby={MIRROR_TITLE_ID}
          tabIndex={-1}
        >
          <MirrorPicture />
          <PhoneHeader showsLook={showsLook} onShowLook={setShowsLook} />
          <div className="phone-status">
            <MirrorTitle className="glass-label caps" />
            <StatusBadge />
            <MirrorPlace name="nearest" />
          </div>
          <SplitDividerHost mirror={stage} />
          <StartOverlay />
          <CaptureFlash />
          <PhoneTools />
          <div className="phone-notices">
            <LevelUpHost />
            <LinkedLookHost />
            <FaceHint />
            <MirrorOffers />
            <ProblemBanner />
          </div>
        </section>
        <PartTakenOverLater>
          <PhoneTray showsLook={showsLook} onShowLook={setShowsLook} />
        </PartTakenOverLater>
      </main>
      <PanelPlace />
    </>
  );
}
