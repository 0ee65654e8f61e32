import {
  COLOUR_WHEEL_WORDS,
  HARMONY_LABELS,
  UNDERTONE_LABELS,
} from '#content/panels/colour-wheel-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { colourName } from '#domain/colour-wheel/colour-name.ts';
import { harmonyOf, type Harmony } from '#domain/colour-wheel/harmonies.ts';
import { suitedColours } from '#domain/colour-wheel/suited-colours.ts';
import {
  hexOf,
  wheelColourOf,
  type WheelColour,
  type WheelType,
} from '#domain/colour-wheel/wheel-colour.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { useSkinTone } from './use-skin-tone.ts';

const HARMONIES: readonly Harmony[] = [
  'complementary',
  'analogous',
  'triadic',
  'split-complementary',
];

interface SuggestedColoursProps {
  readonly type: WheelType;
  readonly colour: WheelColour;
  readonly onChoose: (colour: WheelColour) => void;
}

/**
 * Colours to start from: those that suit the skin in the mirror, and those that go with the wheel's colour.
 */
export function SuggestedColours({ type, colour, onChoose }: SuggestedColoursProps) {
  const tone = useSkinTone();
  const choose = (hex: HexColour): void => {
    const read = wheelColourOf(hex, colour.h);
    if (read !== null) onChoose(read);
  };
  return (
    <section aria-labelledby="suggested-title">
      <h3 id="suggested-title" className="caps text-fg-3">
        {COLOUR_WHEEL_WORDS.suggested}
      </h3>
      <div className="mt-2.5 grid gap-3.5">
        <div>
          <p className="text-sm text-fg-2">{COLOUR_WHEEL_WORDS.suits}</p>
          {tone === null ? (
            <p className="mt-1 text-xs text-fg-3">{COLOUR_WHEEL_WORDS.noSkin}</p>
          ) : (
            <>
              <div className="swatch-row">
                {suitedColours(tone, type).map((hex) => (
                  <Suggestion
                    key={hex}
                    reason={COLOUR_WHEEL_WORDS.suits}
                    hex={hex}
                    onChoose={choose}
                  />
                ))}
              </div>
              <p className="text-xs text-fg-3">
                {fillIn(COLOUR_WHEEL_WORDS.skin, {
                  depth: tone.depth,
                  undertone: UNDERTONE_LABELS[tone.undertone],
                })}
              </p>
            </>
          )}
        </div>
        <div>
          <p className="text-sm text-fg-2">{COLOUR_WHEEL_WORDS.goesWith}</p>
          <div className="harmony-row">
            {HARMONIES.map((harmony) => (
              <div key={harmony}>
                <div className="swatch-row">
                  {harmonyOf(hexOf(colour), harmony).map((hex, place) => (
                    <Suggestion
                      key={`${place} ${hex}`}
                      reason={HARMONY_LABELS[harmony]}
                      hex={hex}
                      onChoose={choose}
                    />
                  ))}
                </div>
                <p className="text-xs text-fg-3">{HARMONY_LABELS[harmony]}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

interface SuggestionProps {
  readonly reason: string;
  readonly hex: HexColour;
  readonly onChoose: (hex: HexColour) => void;
}

function Suggestion({ reason, hex, onChoose }: SuggestionProps) {
  const label = fillIn(COLOUR_WHEEL_WORDS.suggestion, { reason, name: colourName(hex), hex });
  return (
    <button
      type="button"
      className="swatch"
      aria-label={label}
      data-tip={`${colourName(hex)} ${hex}`}
      onClick={() => {
        onChoose(hex);
      }}
    >
      <Pan colours={[hex]} className="size-[34px]" />
    </button>
  );
}
