import { ChevronDown, SwitchCamera, X } from 'lucide-react';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { SiteMenuButton } from '#app/site/header/site-menu-button.tsx';
import { GlassButton } from '#app/kit/ui/glass-button.tsx';
import { Mark } from '#app/kit/ui/mark.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook, showsStill } from '#studio/state/state.ts';
import { lookName } from '#studio/state/worn-shades.ts';

interface PhoneHeaderProps {
  readonly showsLook: boolean;
  readonly onShowLook: (showsLook: boolean) => void;
}

/**
 * The links that lead away from the picture, and the name of the look, which shows the look below the
 * picture.
 */
export function PhoneHeader({ showsLook, onShowLook }: PhoneHeaderProps) {
  const studio = useStudio();
  const name = useStudioState((state) => lookName(currentLook(state)));
  const stopped = useStudioState((state) => state.status === 'stopped');
  const still = useStudioState(showsStill);
  return (
    <header className="phone-header">
      {stopped ? (
        <span className="grid size-11 place-items-center">
          <Mark size={28} />
        </span>
      ) : (
        <GlassButton
          label={still ? MIRROR_WORDS.closePicture : MIRROR_WORDS.stopCamera}
          icon={X}
          onClick={() => {
            studio.camera.stop();
          }}
        />
      )}
      <button
        type="button"
        id="look"
        className="glass flex h-11 min-w-0 items-center gap-2.5 rounded-full px-4.5"
        aria-pressed={showsLook}
        onClick={() => {
          onShowLook(!showsLook);
        }}
      >
        <span className="display truncate text-xl italic">{name}</span>
        <ChevronDown
          size={15}
          strokeWidth={1.7}
          className={showsLook ? 'shrink-0 rotate-180' : 'shrink-0'}
          aria-hidden="true"
        />
      </button>
      <SiteMenuButton className="glass grid size-11 shrink-0 place-items-center rounded-full" />
      <GlassButton
        label={MIRROR_WORDS.flipCamera}
        icon={SwitchCamera}
        disabled={still}
        onClick={() => void studio.camera.flip()}
      />
    </header>
  );
}
