import './colour-wheel.css';
import { RadioGroup } from 'radix-ui';
import { COLOUR_WHEEL_WORDS, WHEEL_TYPE_LABELS } from '#content/panels/colour-wheel-words.ts';
import { colourName } from '#domain/colour-wheel/colour-name.ts';
import { hexOf, WHEEL_TYPES, type WheelType } from '#domain/colour-wheel/wheel-colour.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { FindIt } from '#app/look/find-it/find-it.tsx';
import { HexField } from './hex-field.tsx';
import { LightnessSlider } from './lightness-slider.tsx';
import { SavedColours } from './saved-colours.tsx';
import { SuggestedColours } from './suggested-colours.tsx';
import { useColourWheel } from './use-colour-wheel.ts';
import { Wheel } from './wheel.tsx';

/** Any colour there is for one type of makeup, worn as it is mixed. */
export function ColourWheel() {
  const wheel = useColourWheel();
  const { colour, type, previewing } = wheel;
  return (
    <div className="grid gap-5">
      <TypeChoice type={type} onChoose={wheel.chooseType} />
      <div className="wheel-and-colour">
        <Wheel colour={colour} onTurn={wheel.turn} onSettle={wheel.settle} />
        <div className="wheel-reading">
          <Pan colours={[hexOf(colour)]} className="wheel-pan" />
          <p className="display capitalized text-xl leading-tight">{colourName(hexOf(colour))}</p>
          <HexField colour={colour} onChoose={wheel.choose} />
          <FindIt
            shades={[{ category: type, color: hexOf(colour) }]}
            name={colourName(hexOf(colour))}
          />
        </div>
      </div>
      <LightnessSlider colour={colour} onTurn={wheel.turn} onSettle={wheel.settle} />
      <div>
        <div className="wheel-actions">
          <button type="button" className="button-primary" onClick={wheel.save}>
            {COLOUR_WHEEL_WORDS.save}
          </button>
          <button type="button" className="button-secondary" onClick={wheel.togglePreview}>
            {previewing ? COLOUR_WHEEL_WORDS.exit : COLOUR_WHEEL_WORDS.preview}
          </button>
          <button type="button" className="button-secondary" onClick={wheel.reset}>
            {COLOUR_WHEEL_WORDS.reset}
          </button>
        </div>
        <p className="mt-2.5 text-xs text-fg-3">
          {previewing ? COLOUR_WHEEL_WORDS.previewing : COLOUR_WHEEL_WORDS.resting}
        </p>
      </div>
      <SuggestedColours type={type} colour={colour} onChoose={wheel.choose} />
      <SavedColours onChoose={wheel.choose} />
    </div>
  );
}

interface TypeChoiceProps {
  readonly type: WheelType;
  readonly onChoose: (type: WheelType) => void;
}

function TypeChoice({ type, onChoose }: TypeChoiceProps) {
  return (
    <RadioGroup.Root
      className="wheel-types"
      aria-label={COLOUR_WHEEL_WORDS.type}
      orientation="horizontal"
      value={type}
      onValueChange={(name) => {
        const chosen = WHEEL_TYPES.find((candidate) => candidate === name);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {WHEEL_TYPES.map((name) => (
        <RadioGroup.Item key={name} value={name} className="choice">
          <span>{WHEEL_TYPE_LABELS[name]}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
