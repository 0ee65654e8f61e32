import { MODEL_WORDS } from '#content/panels/ar-model-words.ts';
import { degrees, MOST_TURN, SLIDER_STEP, type Axis } from './turns.ts';
import { Slider, SliderTrack } from '#app/kit/ui/slider.tsx';

interface TurnSliderProps {
  readonly axis: Axis;
  readonly value: number;
  readonly isDisabled: boolean;
  readonly onChange: (value: number) => void;
}

/** A slider for degrees to either side of zero; its track is filled from the middle. */
export function TurnSlider({ axis, value, isDisabled, onChange }: TurnSliderProps) {
  const { name, movement } = MODEL_WORDS.axes[axis];
  const most = MOST_TURN[axis];
  const share = (value + most) / (2 * most);
  return (
    <div className="turn-row">
      <p className="flex items-baseline gap-2 text-sm">
        <span className="font-medium">{name}</span>
        <span className="text-fg-3">{movement}</span>
        <span className="tnum ml-auto" aria-hidden="true">
          {degrees(value)}
        </span>
      </p>
      <div className="turn-track">
        <span className="turn-end tnum" aria-hidden="true">
          {degrees(-most)}
        </span>
        <Slider
          label={`${name}, ${movement}`}
          value={value}
          min={-most}
          max={most}
          step={SLIDER_STEP}
          valueText={degrees(value)}
          disabled={isDisabled}
          onChange={onChange}
        >
          <SliderTrack mark={50}>
            <span
              className="turn-fill"
              style={{
                left: `${Math.min(share, 0.5) * 100}%`,
                width: `${Math.abs(share - 0.5) * 100}%`,
              }}
            />
          </SliderTrack>
        </Slider>
        <span className="turn-end tnum" aria-hidden="true">
          {degrees(most)}
        </span>
      </div>
    </div>
  );
}
