import { ChevronDown, SwitchCamera, X } from 'lucide-react';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { SiteMenuButton } from '#app/menus/site-menu-button.tsx';
import { GlassButton } from '#app/ui/glass-button.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { useStudio, useStudioState } from '#app/studio-context.tsx';
import { currentLook, showsStill } from '#studio/state.ts';
import { lookName } from '#studio/worn-shades.ts';
import { LookSheet } from './look-sheet.tsx';

export function PhoneHeader() {
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
      <LookSheet>
        <span className="display truncate text-[18px] italic">{name}</span>
        <ChevronDown
          size={15}
          strokeWidth={1.7}
          className="shrink-0 opacity-75"
          aria-hidden="true"
        />
      </LookSheet>
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
