import { Maximize, Minus, Plus } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { CLOSEST } from '#domain/picture/fit.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import type { ViewCommands } from '#studio/commands/view.ts';

const STEP = 1.5;

/** Zooming without a wheel, a second finger or a keyboard. */
export function ZoomButtons({ commands: view }: { commands: ViewCommands }) {
  const zoom = useStudioState((state) => state.view.zoom);
  return (
    <div className="photo-zoom glass">
      <button
        type="button"
        aria-label={MIRROR_WORDS.zoomIn}
        data-tip={MIRROR_WORDS.zoomIn}
        disabled={zoom >= CLOSEST}
        onClick={() => {
          view.zoom(STEP);
        }}
      >
        <Plus size={19} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <output className="tnum">
        {fillIn(MIRROR_WORDS.zoomPercent, { percent: Math.round(zoom * 100) })}
      </output>
      <button
        type="button"
        aria-label={MIRROR_WORDS.zoomOut}
        data-tip={MIRROR_WORDS.zoomOut}
        disabled={zoom <= 1}
        onClick={() => {
          view.zoom(1 / STEP);
        }}
      >
        <Minus size={19} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {zoom > 1 ? (
        <button
          type="button"
          aria-label={MIRROR_WORDS.zoomWhole}
          data-tip={MIRROR_WORDS.zoomWhole}
          onClick={view.showWhole}
        >
          <Maximize size={18} strokeWidth={1.6} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
