import { Check } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { TRANSFORMATION_WORDS } from '#content/panels/transformation-effects-words.ts';
import type { TransformationEffect } from '#content/transformation-effects.ts';
import type { HexColour, Look } from '#domain/makeup/look.ts';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { useTryHandlers } from '#app/look/use-try-handlers.ts';

interface EffectTileProps {
  readonly effect: TransformationEffect;
  /** As the wearer would wear it. */
  readonly look: Look;
  readonly skin: HexColour | null;
  readonly isWorn: boolean;
  /** `coming` is what comes on, `waiting` all others meanwhile. */
  readonly state: 'free' | 'coming' | 'waiting';
  readonly onTry: (isTried: boolean) => void;
  readonly onWear: () => void;
}

/** One effect, on a drawn face of the wearer's own tone. */
export function EffectTile(props: EffectTileProps) {
  const { effect, look, skin, isWorn, state } = props;
  const handlers = useTryHandlers(props.onTry, () => {
    if (state === 'free') props.onWear();
  });
  return (
    <button
      type="button"
      className="effect-tile"
      data-state={state}
      data-tip={effect.description}
      aria-pressed={isWorn}
      aria-disabled={state === 'waiting'}
      {...handlers}
    >
      <span className="effect-picture">
        <LookPortrait look={look} skin={skin} part="brows-to-lips" className="size-full" />
        {isWorn && state === 'free' ? (
          <span className="effect-worn">
            <Check size={14} strokeWidth={2.2} aria-hidden="true" />
          </span>
        ) : null}
      </span>
      <span className="effect-name">{effect.name}</span>
      <span className="effect-facts">
        <span className="tnum">
          {fillIn(TRANSFORMATION_WORDS.seconds, {
            seconds: (effect.milliseconds / 1000).toFixed(1),
          })}
        </span>
        <span className="effect-dots" aria-hidden="true">
          {[look.lipstick.color, look.eyeshadow.colors[0], look.eyeshadow.colors[1]].map(
            (color) => (
              <i key={color} style={{ background: color }} />
            ),
          )}
        </span>
      </span>
    </button>
  );
}
