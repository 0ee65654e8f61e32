import { COLOUR_WHEEL_WORDS } from '#content/panels/colour-wheel-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { colourName } from '#domain/colour-wheel/colour-name.ts';
import { hexOf, type WheelColour } from '#domain/colour-wheel/wheel-colour.ts';
import { Slider } from '#app/kit/ui/slider.tsx';

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
      <Slider
        className="lightness-slider"
        style={{ '--pan': hexOf(colour) }}
        label={COLOUR_WHEEL_WORDS.lightness}
        value={shown}
        min={0}
        max={100}
        step={1}
        valueText={fillIn(COLOUR_WHEEL_WORDS.lightnessValue, {
          lightness: shown,
          name: colourName(hexOf(colour)),
        })}
        onChange={(l) => {
          onTurn({ ...colour, l });
        }}
        onSettle={onSettle}
      >
        <span className="lightness-track" style={{ '--middle': `hsl(${h} ${s}% 50%)` }} />
      </Slider>
    </div>
  );
}
