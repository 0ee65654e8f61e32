import './look-portrait.css';
import { useId } from 'react';
import { eyeFinishOf, lipFinishOf, type HexColour, type Look } from '#domain/makeup/look.ts';
import { DRAWN_MODEL_PICTURE } from '#app/look/pictures/pictures.ts';
import { drawnSkin, onSkin, skinCurves, skinUnder, type Channels } from './foundation-tint.ts';
import { PortraitEye } from './portrait-eye.tsx';
import { PortraitLips } from './portrait-lips.tsx';
import { BROWS_TO_LIPS, CHEEK, DRAWING, FACE_BOX, MIRRORED, SKIN } from './portrait-shapes.ts';

interface LookPortraitProps {
  readonly look: Look;
  readonly className?: string;
  /** The wearer's skin, where it was measured; otherwise the foundation tells how light it is. */
  readonly skin?: HexColour | null;
  /** The part of the drawing that is shown. */
  readonly part?: keyof typeof PARTS;
}

const PARTS = {
  face: { viewBox: FACE_BOX, preserveAspectRatio: 'xMidYMax slice' },
  'brows-to-lips': { viewBox: BROWS_TO_LIPS, preserveAspectRatio: 'xMidYMid slice' },
} as const;

/**
 * A look on the drawn model, computed from the look's colours alone: nobody's face is in it. What it shows
 * is said in words beside it, so it has no accessible name.
 */
export function LookPortrait({
  look,
  className = '',
  skin: measured = null,
  part = 'face',
}: LookPortraitProps) {
  const id = useId();
  const skin = measured === null ? skinUnder(look.foundation) : drawnSkin(measured);
  const eye = <PortraitEye look={look} id={id} />;
  return (
    <svg {...PARTS[part]} className={`look-portrait ${className}`} aria-hidden="true">
      <PortraitDefinitions look={look} skin={skin} id={id} />
      <image href={DRAWN_MODEL_PICTURE} {...DRAWING} />
      <g clipPath={`url(#${id}bare)`}>
        <image href={DRAWN_MODEL_PICTURE} {...DRAWING} filter={`url(#${id}tint)`} />
      </g>
      <Cheek id={id} />
      <g transform={MIRRORED}>
        <Cheek id={id} />
      </g>
      {eye}
      <g transform={MIRRORED}>{eye}</g>
      <PortraitLips
        color={look.lipstick.color}
        opacity={look.lipstick.opacity / 100}
        finish={lipFinishOf(look)}
      />
    </svg>
  );
}

function Cheek({ id }: { id: string }) {
  const { x, y, rx, ry, tilt } = CHEEK;
  return (
    <ellipse
      cx={x}
      cy={y}
      rx={rx}
      ry={ry}
      transform={`rotate(${tilt} ${x} ${y})`}
      fill={`url(#${id}cheek)`}
    />
  );
}

interface PortraitDefinitionsProps {
  readonly look: Look;
  readonly skin: Channels;
  readonly id: string;
}

function PortraitDefinitions({ look, skin, id }: PortraitDefinitionsProps) {
  const [red, green, blue] = skinCurves(skin);
  const { blush, eyeshadow } = look;
  const strength = (blush.opacity / 100) * 0.85;
  const flush = onSkin(blush.color, skin);
  const [lid, crease, outer] = eyeshadow.colors;
  const shimmer = eyeFinishOf(look) === 'shimmer';
  return (
    <defs>
      <filter id={`${id}tint`} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        <feComponentTransfer>
          <feFuncR type="table" tableValues={red} />
          <feFuncG type="table" tableValues={green} />
          <feFuncB type="table" tableValues={blue} />
        </feComponentTransfer>
      </filter>
      <filter id={`${id}soft`} x="-0.3" y="-0.6" width="1.6" height="2.2">
        <feGaussianBlur stdDeviation="5" />
      </filter>
      <filter id={`${id}fine`} x="-0.3" y="-0.6" width="1.6" height="2.2">
        <feGaussianBlur stdDeviation="1.6" />
      </filter>
      <clipPath id={`${id}bare`}>
        <path d={SKIN} clipRule="evenodd" />
      </clipPath>
      <radialGradient id={`${id}cheek`}>
        <stop offset="0" stopColor={flush} stopOpacity={strength} />
        <stop offset="0.45" stopColor={flush} stopOpacity={strength * 0.62} />
        <stop offset="1" stopColor={flush} stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}lid`} x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor={lid} />
        <stop offset="0.3" stopColor={shimmer ? 'white' : lid} stopOpacity={shimmer ? 0.9 : 1} />
        <stop offset="0.5" stopColor={lid} />
        <stop offset="1" stopColor={crease} />
      </linearGradient>
      <linearGradient id={`${id}crease`} x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor={crease} stopOpacity="0.55" />
        <stop offset="0.55" stopColor={crease} />
        <stop offset="1" stopColor={outer} />
      </linearGradient>
    </defs>
  );
}
