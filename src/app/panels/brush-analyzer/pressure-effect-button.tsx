import { useStore } from 'zustand';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { fillIn } from '#content/fill-in.ts';
import { BRUSH_TOASTS, BRUSH_WORDS } from '#content/panels/brush-analyzer-words.ts';
import { pressedOpacity } from '#domain/brush/pressure-effect.ts';
import { currentLook } from '#studio/state/state.ts';
import type { BrushSession } from './brush-session.ts';

/** Makes the lipstick that is worn as strong as the last stroke's pressure makes it. */
export function PressureEffectButton({ session }: { readonly session: BrushSession }) {
  const { look } = useStudio();
  const opacity = useStudioState((state) => currentLook(state).lipstick.opacity);
  const pressure = useStore(session.store, (state) => state.strokePressure);
  const [from, to] = [Math.round(opacity), pressedOpacity(opacity, pressure ?? 0)];
  const hasEffect = pressure !== null && to !== from;
  return (
    <div className="brush-effect">
      <button
        type="button"
        className="button-primary w-full"
        disabled={!hasEffect}
        aria-describedby="brush-effect-note"
        onClick={() => {
          look.change({ lipstick: { opacity: to } });
          toast(BRUSH_TOASTS.effectApplied, { from, to, pressure: Math.round(pressure ?? 0) }, '', {
            action: {
              label: BRUSH_WORDS.undoLook,
              otherWay: BRUSH_WORDS.undoOther,
              act: look.undo,
            },
          });
        }}
      >
        {BRUSH_WORDS.effect}
      </button>
      <p id="brush-effect-note" className="brush-note">
        {effectNote(pressure, from, to)}
      </p>
    </div>
  );
}

function effectNote(pressure: number | null, from: number, to: number): string {
  if (pressure === null) return BRUSH_WORDS.effectWaits;
  return from === to
    ? BRUSH_WORDS.effectMost
    : fillIn(BRUSH_WORDS.effectNote, { from, to, pressure: Math.round(pressure) });
}
