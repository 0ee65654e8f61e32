import { Aperture, CircleStop, Eye, Lock, SquareSplitHorizontal, SwitchCamera } from 'lucide-react';
import { useRef } from 'react';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { GlassButton } from '#app/kit/ui/glass-button.tsx';
import { holdHandlers } from '#app/kit/ui/hold-handlers.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { showsStill, type Source } from '#studio/state/state.ts';
import { FaceHint } from './face-hint.tsx';
import { CaptureFlash, MirrorPicture } from './mirror-picture.tsx';
import { MIRROR_TITLE_ID, MirrorTitle } from './mirror-title.tsx';
import { MirrorOffers } from './mirror-offers.tsx';
import { ProblemBanner } from './problem-banner.tsx';
import { SplitDividerHost } from './split-divider-host.tsx';
import { StartOverlay } from './start-overlay.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** The mirror with its controls, for screens that are wide enough to frame it. */
export function MirrorPanel() {
  const mirror = useRef<HTMLElement>(null);
  const active = useStudioState((state) => state.status) === 'active';
  useKeptFocus(mirror);
  return (
    <section
      id="mirror"
      ref={mirror}
      className="mirror"
      aria-labelledby={MIRROR_TITLE_ID}
      tabIndex={-1}
    >
      <MirrorPicture />
      <div className="mirror-top">
        <StatusBadge />
        <CameraControls />
      </div>
      <SplitDividerHost mirror={mirror} />
      <StartOverlay />
      <CaptureFlash />
      <div className="mirror-bottom">
        <FaceHint />
        <MirrorOffers />
        {active ? <ActiveControls /> : null}
        <ProblemBanner />
      </div>
    </section>
  );
}

function CameraControls() {
  const studio = useStudio();
  const still = useStudioState(showsStill);
  return (
    <div className="flex items-center gap-2">
      <MirrorTitle className="mirror-title glass-label caps" />
      <GlassButton
        label={MIRROR_WORDS.flipCamera}
        icon={SwitchCamera}
        disabled={still}
        onClick={() => void studio.camera.flip()}
      />
    </div>
  );
}

function shownSource(source: Source): Exclude<Source, 'nothing'> {
  return source === 'nothing' ? 'camera' : source;
}

function ActiveControls() {
  const studio = useStudio();
  const bare = useStudioState((state) => state.bare);
  const split = useStudioState((state) => state.split !== null);
  const still = useStudioState(showsStill);
  const privacy = useStudioState((state) => MIRROR_WORDS.privacy[shownSource(state.source)]);
  return (
    <div className="active-controls">
      <p className="privacy-note glass-label">
        <Lock size={14} strokeWidth={1.7} className="shrink-0" aria-hidden="true" />
        {privacy}
      </p>
      <div className="shutter-row">
        <GlassButton
          label={MIRROR_WORDS.holdToCompare}
          icon={Eye}
          className="size-12"
          aria-pressed={bare}
          {...holdHandlers(studio.comparison.holdBare)}
        />
        <button
          type="button"
          aria-label={MIRROR_WORDS.shutter}
          className="shutter"
          onClick={() => void studio.capture.capture()}
        >
          <span>
            <Aperture size={22} strokeWidth={1.3} aria-hidden="true" />
          </span>
        </button>
        <GlassButton
          label={MIRROR_WORDS.splitView}
          icon={SquareSplitHorizontal}
          className="size-12"
          aria-pressed={split}
          onClick={() => {
            studio.comparison.toggleSplit();
          }}
        />
      </div>
      <button
        type="button"
        className="stop-button glass"
        onClick={() => {
          studio.camera.stop();
        }}
      >
        <CircleStop size={16} strokeWidth={1.7} aria-hidden="true" />
        <span>{still ? MIRROR_WORDS.closePicture : MIRROR_WORDS.stopCamera}</span>
      </button>
    </div>
  );
}
