import type { HexColour, LipFinish } from '#domain/makeup/look.ts';
import {
  LIP_BOW_LIGHT,
  LIP_LIGHT,
  LOWER_LIP,
  MOUTH_LINE,
  MOUTH_PLACE,
  UPPER_LIP,
} from './portrait-shapes.ts';

/** The highlight of a finish: its strength, and its width in the drawing's pixels. */
const LIGHT: Readonly<Record<LipFinish, { readonly opacity: number; readonly width: number }>> = {
  matte: { opacity: 0.05, width: 8 },
  satin: { opacity: 0.24, width: 6 },
  gloss: { opacity: 0.72, width: 5 },
  shimmer: { opacity: 0.42, width: 9 },
};

interface PortraitLipsProps {
  readonly color: HexColour;
  /** In [0, 1]. */
  readonly opacity: number;
  readonly finish: LipFinish;
}

export function PortraitLips({ color, opacity, finish }: PortraitLipsProps) {
  const light = LIGHT[finish];
  return (
    <g transform={MOUTH_PLACE}>
      <g opacity={opacity}>
        <path d={LOWER_LIP} fill={color} />
        <path d={UPPER_LIP} fill={color} />
        <path d={UPPER_LIP} fill="black" opacity={0.16} />
      </g>
      <g fill="none" stroke="white" strokeLinecap="round" opacity={light.opacity * opacity}>
        <path d={LIP_LIGHT} strokeWidth={light.width} opacity={0.6} />
        <path d={LIP_LIGHT} strokeWidth={light.width / 2.4} />
        <path d={LIP_BOW_LIGHT} strokeWidth={light.width / 2.4} />
      </g>
      <path d={MOUTH_LINE} fill="none" stroke="black" strokeWidth={2} opacity={0.42} />
    </g>
  );
}
