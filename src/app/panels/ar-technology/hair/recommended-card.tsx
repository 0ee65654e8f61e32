import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillIn } from '#content/fill-in.ts';
import type { HairColour, RecommendedMakeup } from '#content/hair-colours.ts';
import { HAIR_WORDS, UNDERTONE_LABELS } from '#content/panels/hair-words.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import { Pan } from '#app/kit/ui/pan.tsx';

interface RecommendedCardProps {
  readonly colour: HairColour;
  readonly isWorn: boolean;
  /** Null where what was worn before is not known any more. */
  readonly onUndo: (() => void) | null;
  readonly onWearAgain: () => void;
  /** The control of the shade on the hair. */
  readonly shade: ReactNode;
}

/** What goes with a hair color, and whether it is worn. */
export function RecommendedCard({
  colour,
  isWorn,
  onUndo,
  onWearAgain,
  shade,
}: RecommendedCardProps) {
  const { name, color, undertones, reason, recommendedMakeup } = colour;
  return (
    <section className="hair-card" aria-label={HAIR_WORDS.recommended}>
      <div className="flex items-center gap-3.5">
        <span className="hair-swatch hair-swatch-large" style={{ '--hair': color }} />
        <div>
          <h4 className="text-lg font-medium">{name}</h4>
          <p className="text-sm text-fg-2">
            {fillIn(HAIR_WORDS.undertone, { undertone: UNDERTONE_LABELS[undertones] })}
          </p>
        </div>
      </div>
      {shade}
      <p className="mt-3 text-sm text-fg-2">{reason}</p>
      <ul className="hair-makeup">
        {rowsOf(recommendedMakeup).map(({ label, colours, opacity }) => (
          <li key={label}>
            <Pan colours={colours} className="hair-pan" />
            <span>{label}</span>
            <span className="tnum text-fg-2">{fillIn(HAIR_WORDS.opacity, { opacity })}</span>
          </li>
        ))}
      </ul>
      <div className="hair-state">
        <p role="status" className="text-sm text-fg-2">
          {isWorn ? HAIR_WORDS.worn : HAIR_WORDS.changed}
        </p>
        {isWorn ? null : (
          <button type="button" className="button-secondary hair-button" onClick={onWearAgain}>
            {HAIR_WORDS.wearAgain}
          </button>
        )}
        {isWorn && onUndo !== null ? (
          <button type="button" className="button-secondary hair-button" onClick={onUndo}>
            <Undo2 size={16} strokeWidth={1.6} aria-hidden="true" />
            {HAIR_WORDS.undo}
          </button>
        ) : null}
      </div>
    </section>
  );
}

interface MakeupRow {
  readonly label: string;
  readonly colours: readonly HexColour[];
  readonly opacity: number;
}

function rowsOf({ lipstick, blush, eyeshadow, eyeliner }: RecommendedMakeup): MakeupRow[] {
  const row = (
    label: string,
    colours: readonly (HexColour | undefined)[],
    opacity = 0,
  ): MakeupRow => ({
    label,
    colours: colours.filter((colour) => colour !== undefined),
    opacity,
  });
  return [
    row(HAIR_WORDS.lipstick, [lipstick.color], lipstick.opacity),
    row(HAIR_WORDS.blush, [blush.color], blush.opacity),
    row(HAIR_WORDS.eyeshadow, eyeshadow.colors ?? [], eyeshadow.opacity),
    row(HAIR_WORDS.eyeliner, [eyeliner.color], eyeliner.opacity),
  ];
}
