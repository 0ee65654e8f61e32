import type { ReactNode } from 'react';
import { ADJUSTMENT_WORDS } from '#content/panels/health-wellness-words.ts';
import { fillIn } from '#content/fill-in.ts';

interface AdjustmentFootProps {
  /** What it is for, as a screen reader hears it beside the button's word. */
  readonly name: string;
  readonly isWorn: boolean;
  /** Null where nothing would change. */
  readonly onApply: (() => void) | null;
  readonly onTakeBack: () => void;
  /** What would change; stands beside the button until it is worn. */
  readonly children?: ReactNode;
}

/** Puts makeup on, or takes it back while it is worn. */
export function AdjustmentFoot(props: AdjustmentFootProps) {
  const { name, isWorn, onApply, onTakeBack, children } = props;
  const { apply, applyName, back, backName, noChange, worn } = ADJUSTMENT_WORDS;
  if (!isWorn && onApply === null) return <p className="text-sm text-fg-2">{noChange}</p>;
  return (
    <div className="adjustment-foot">
      <div className="tnum text-sm">
        <p role="status" className="text-fg-2">
          {isWorn ? worn : ''}
        </p>
        {isWorn ? null : children}
      </div>
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
