import { fillIn } from '#content/fill-in.ts';
import { RECOMMENDATIONS_WORDS } from '#content/panels/ai-recommendations-words.ts';
import type { CardSwatch } from './shown.ts';

interface ShadeSwatchProps {
  readonly name: string;
  readonly swatches: readonly CardSwatch[];
}

/** Above, the shade itself; below, a stroke of it on the bare skin, lip or lid that was measured. */
export function ShadeSwatch({ name, swatches }: ShadeSwatchProps) {
  const isMeasured = swatches.some(({ onSkin }) => onSkin !== null);
  const label = isMeasured ? RECOMMENDATIONS_WORDS.swatch : RECOMMENDATIONS_WORDS.swatchUnmeasured;
  return (
    <span className="shade-swatch" role="img" aria-label={fillIn(label, { names: name })}>
      {swatches.map(({ tube, onSkin }) => (
        <span key={tube} className="shade-column">
          <span className="shade-tube" style={{ '--shade': tube }} />
          {onSkin === null ? null : (
            <span className="shade-skin" style={{ '--bare': onSkin.bare, '--worn': onSkin.worn }} />
          )}
        </span>
      ))}
    </span>
  );
}
