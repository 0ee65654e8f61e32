import type { CSSProperties } from 'react';
import type { HexColour } from '#domain/makeup/look.ts';

interface ShadeHalvesProps {
  /** The worn color; null where none is compared. */
  readonly yours: HexColour | null;
  /** Null where the color is not known. */
  readonly theirs: HexColour | null;
}

/** A swatch, half of what is worn and half of the offered shade. Only the eye needs it. */
export function ShadeHalves({ yours, theirs }: ShadeHalvesProps) {
  if (theirs === null) return <span className="shop-pan shop-pan-unknown" aria-hidden="true" />;
  const style: CSSProperties = {
    '--pan': yours === null ? theirs : `linear-gradient(90deg, ${yours} 50%, ${theirs} 50%)`,
  };
  return (
    <span
      className={yours === null ? 'pan shop-pan' : 'pan shop-pan shop-pan-halves'}
      style={style}
      aria-hidden="true"
    />
  );
}
