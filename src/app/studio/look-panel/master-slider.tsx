import { DESIGNED_INTENSITY } from '#domain/makeup/composition.ts';
import { LOOK_WORDS } from '#content/look-words.ts';
import { OpacitySlider } from '#app/kit/ui/opacity-slider.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';

/** One slider for the whole look, in a card that says so. */
export function MasterSlider() {
  return (
    <div className="master-slider rounded-2xl bg-surface px-4.5 pt-3 pb-0.5">
      <p className="flex items-baseline justify-between">
        <span className="text-sm">{LOOK_WORDS.makeupIntensity}</span>
        <span className="text-xs text-fg-3">{LOOK_WORDS.allSix}</span>
      </p>
      <IntensitySlider />
    </div>
  );
}

/** Its mark is where the look is worn as designed. */
export function IntensitySlider() {
  const { look } = useStudio();
  const intensity = useStudioState((state) => state.history.present.intensity);
  return (
    <OpacitySlider
      label={LOOK_WORDS.makeupIntensity}
      value={intensity}
      mark={DESIGNED_INTENSITY}
      pigment="var(--fg)"
      onChange={look.dragIntensity}
      onSettle={look.endGesture}
    />
  );
}
