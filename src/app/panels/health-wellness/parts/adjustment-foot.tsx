import { ADJUSTMENT_WORDS } from '#content/panels/health-wellness-words.ts';
import { fillIn } from '#content/fill-in.ts';

interface AdjustmentFootProps {
  /** What it is for, as a screen reader hears it beside the button's word. */
  readonly name: string;
  readonly isWorn: boolean;
  /** Null where nothing would change. */
  readonly onApply: (() => void) | null;
  readonly onTakeBack: () => void;
}

/** Puts makeup on, or takes it back while it is worn. */
export function AdjustmentFoot({ name, isWorn, onApply, onTakeBack }: AdjustmentFootProps) {
  const { apply, applyName, back, backName, noChange, worn } = ADJUSTMENT_WORDS;
  if (!isWorn && onApply === null) return <p className="text-sm text-fg-2">{noChange}</p>;
  return (
    <div className="adjustment-foot">
      <p role="status" className="text-sm text-fg-2">
        {isWorn ? worn : ''}
      </p>
      <button
        type="button"
        className="button-secondary adjustment-button"
        aria-label={fillIn(isWorn ? backName : applyName, { name })}
        onClick={isWorn ? onTakeBack : (onApply ?? undefined)}
      >
        {isWorn ? back : apply}
      </button>
    </div>
  );
}
