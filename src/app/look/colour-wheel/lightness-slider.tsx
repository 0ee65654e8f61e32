import { Slider } from 'radix-ui';
import { COLOUR_WHEEL_WORDS } from '#content/panels/colour-wheel-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { colourName } from '#domain/colour-wheel/colour-name.ts';
import { hexOf, type WheelColour } from '#domain/colour-wheel/wheel-colour.ts';

interface LightnessSliderProps {
  readonly colour: WheelColour;
  readonly onTurn: (colour: WheelColour) => void;
  readonly onSettle: () => void;
}

/** From black through the colour to white. */
export function LightnessSlider({ colour, onTurn, onSettle }: LightnessSliderProps) {
  const { h, s } = colour;
  const shown = Math.round(colour.l);
  return (
    <div>
      <p className="flex items-baseline justify-between text-sm">
        <span>{COLOUR_WHEEL_WORDS.lightness}</span>
        <span className="tnum text-fg-2" aria-hidden="true">
          {shown}
        </span>
      </p>
      <Slider.Root
        className="opacity-slider"
        value={[shown]}
        min={0}
        max={100}
        step={1}
        onValueChange={([l]) => {
          if (l !== undefined) onTurn({ ...colour, l });
        }}
        onValueCommit={onSettle}
      >
        <Slider.Track className="lightness-track" style={{ '--middle': `hsl(${h} ${s}% 50%)` }} />
        <Slider.Thumb
          className="lightness-thumb"
          aria-label={COLOUR_WHEEL_WORDS.lightness}
          aria-valuetext={fillIn(COLOUR_WHEEL_WORDS.lightnessValue, {
            lightness: shown,
            name: colourName(hexOf(colour)),
          })}
          style={{ '--pan': hexOf(colour) }}
        />
      </Slider.Root>
    </div>
  );
}
