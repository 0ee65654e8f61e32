import { Camera, Sparkles } from 'lucide-react';
import { CONFIDENCE_WORDS } from '#content/gamification.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import type { Look } from '#domain/makeup/look.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';

/** The quick look after the one that is worn; the first one where no quick look is worn. */
function nextQuickLook(worn: Look) {
  const place = QUICK_LOOKS.findIndex(({ look }) => sameMakeup(look, worn));
  return QUICK_LOOKS[(place + 1) % QUICK_LOOKS.length];
}

/** Two things to do at once, to see what they earn. */
export function StudioActions() {
  const studio = useStudio();
  const isShowing = useStudioState(({ status }) => status === 'active');
  return (
    <div>
      <div className="grid grid-cols-2 gap-2.5">
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            const quick = nextQuickLook(currentLook(studio.store.getState()));
            if (quick !== undefined) studio.look.wearQuickLook(quick.id);
          }}
        >
          <Sparkles size={17} strokeWidth={1.6} aria-hidden="true" />
          {CONFIDENCE_WORDS.tryLook}
        </button>
        <button
          type="button"
          className="button-secondary"
          onClick={() => void studio.capture.capture()}
        >
          <Camera size={17} strokeWidth={1.6} aria-hidden="true" />
          {CONFIDENCE_WORDS.takePhoto}
        </button>
      </div>
      {isShowing ? null : <p className="mt-2 text-xs text-fg-3">{CONFIDENCE_WORDS.needsPicture}</p>}
    </div>
  );
}
