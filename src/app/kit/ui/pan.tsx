import type { EyeFinish, HexColour, LipFinish } from '#domain/makeup/look.ts';

interface PanProps {
  /** One colour, or the three of a palette. */
  readonly colours: readonly HexColour[];
  readonly finish?: LipFinish | EyeFinish;
  /** Classes that say how large it is. */
  readonly className?: string;
}

/** A pan of pigment, as it would lie in its case. */
export function Pan({ colours, finish, className = '' }: PanProps) {
  return (
    <span
      className={`pan ${className}`}
      data-finish={finish}
      style={{ '--pan': panBackground(colours) }}
    />
  );
}

function panBackground(colours: readonly HexColour[]): string {
  const [first = 'transparent', ...others] = colours;
  if (others.length === 0) return first;
  const share = 100 / colours.length;
  const bands = colours.map(
    (colour, place) => `${colour} ${place * share}% ${(place + 1) * share}%`,
  );
  return `linear-gradient(112deg, ${bands.join(', ')})`;
}
