/** What one picture says of the colours of a face: of its skin as a whole, and of its features. */

import { isWithheld, type Withheld, type WithheldReason } from '#domain/analysis/measurement.ts';
import type { FaceMeasure } from '#domain/analysis/face-reading.ts';
import { colourEstimate, labDistance, type ColourEstimate } from '#domain/analysis/skin-colour.ts';
import type { Estimate } from '#domain/analysis/interval.ts';
import type { SkinZone } from '#domain/analysis/skin-reading.ts';
import { luminanceOf, type LinearRgb } from '#domain/analysis/white-balance.ts';
import type { FaceEstimate } from './face-estimate.ts';
import type { LitFace } from './face-light.ts';
import { faceNormals, normalOf, type Direction } from '#engine/geometry/face-normals.ts';
import {
  browColour,
  hairColour,
  irisColour,
  lipColour,
  type FeatureColour,
} from './feature-colours.ts';
import { OWN_SHARE, SKIN_SHARE } from './light-witnesses.ts';
import { SURFACE_REFLECTION } from './mirrored-light.ts';
import { evenly, type PictureEstimate } from './skin-estimates.ts';
import type { TakenFace } from './taken-face.ts';
import type { WornMakeup } from './worn-makeup.ts';
import { reflectionDoubt, zoneColours } from './zone-colours.ts';

/** Zones of plain skin, whose mean is the face's colour. */
const PLAIN: ReadonlySet<SkinZone> = new Set<SkinZone>([
  'forehead-right',
  'forehead-middle',
  'forehead-left',
  'glabella',
  'cheek-right',
  'cheek-left',
  'chin',
  'jaw-right',
  'jaw-left',
]);

/** Light that reaches an iris, relative to what falls on its socket: lids and lashes shade it. */
const SOCKET_SHADE = 0.4;

/** Light that reaches lips, likewise: they turn down, and the upper one shades the lower. */
const LIP_SHADE = 0.88;

/** What lips mirror, outside of their highlights, as a share of white. */
const LIP_REFLECTION = 0.004;

/** The tint of the light on features, as deviations of logarithms. */
const FEATURE_TINT = 0.02;

/** What skin and features add to the doubt about the light's level: standard deviations of logarithms. */
const SHADES = { skin: 0.06, lips: 0.09, brows: 0.14, iris: 0.27, hair: 0.5 } as const;

/** Hair that is no farther from the skin's colour may be skin: a shaved or bald head. CIELAB units. */
const LIKE_SKIN = 10;

const DARKEST = 0.003;

/**
 * The estimates of all measures of colour. Where too little plain skin is seen, all are withheld, for the
 * reason that most of its zones have. Cheeks that wear blush are not plain.
 */
export function featureEstimates(
  face: TakenFace,
  lit: LitFace,
  worn: WornMakeup,
): readonly FaceEstimate[] {
  const wanted = zoneColours(lit).filter(
    ({ zone }) => PLAIN.has(zone) && !(worn.cheeks && zone.startsWith('cheek')),
  );
  const plain = wanted.filter(({ refusal }) => refusal === null);
  if (plain.length < LEAST_ZONES) {
    const withheld = mostFrequent(wanted.flatMap(({ refusal }) => refusal ?? []));
    return COLOUR_MEASURES.map((measure) => ({ measure, withheld }));
  }
  const skinMean = geometricMean(plain.map(({ reflectance }) => reflectance));
  const skin = colourOf(skinMean, lit, SHADES.skin);
  const normals = faceNormals(face.landmarks);
  const lips = featureOf(
    lipColour(face),
    lit,
    normalOf(normals, [0, 17, 37, 267, 84, 314]),
    SHADES.lips,
    LIP_REFLECTION,
    LIP_SHADE,
  );
  const brows = featureOf(
    browColour(face),
    lit,
    normalOf(normals, [52, 105, 282, 334]),
    SHADES.brows,
    0,
  );
  const eyes = normalOf(normals, [159, 145, 386, 374]);
  // The skin around an eye lights it, too: the more, the fairer it is.
  const fromSkin = OWN_SHARE + SKIN_SHARE * luminanceOf(skinMean);
  const iris = featureOf(
    irisColour(face),
    lit,
    eyes,
    SHADES.iris,
    SURFACE_REFLECTION,
    SOCKET_SHADE * fromSkin,
  );
  const hair = featureOf(hairColour(face), lit, normalOf(normals, [10, 151]), SHADES.hair, 0);
  const isSkin = !isWithheld(hair) && labDistance(labIn(hair), labIn(skin)) <= LIKE_SKIN;
  const lightness = (colour: ColourEstimate | Withheld): PictureEstimate | Withheld =>
    isWithheld(colour) ? colour : wholly(colour.lightness);
  const contrast = (colour: ColourEstimate | Withheld, shade: number): PictureEstimate | Withheld =>
    isWithheld(colour)
      ? colour
      : evenly(
          skin.lightness.value - colour.lightness.value,
          Math.hypot(1.5, ((colour.lightness.value + 16) / 3) * shade),
        );
  const chroma = (colour: ColourEstimate | Withheld, part: 'a' | 'b'): PictureEstimate | Withheld =>
    isWithheld(colour) ? colour : wholly(colour[part]);
  return [
    { measure: 'skin-lightness', ...wholly(skin.lightness) },
    { measure: 'skin-red-green', ...wholly(skin.a) },
    { measure: 'skin-yellow-blue', ...wholly(skin.b) },
    { measure: 'skin-hue', ...wholly(skin.hue) },
    { measure: 'skin-typology-angle', ...wholly(skin.typologyAngle) },
    { measure: 'iris-lightness', ...lightness(iris) },
    { measure: 'iris-red-green', ...chroma(iris, 'a') },
    { measure: 'iris-yellow-blue', ...chroma(iris, 'b') },
    { measure: 'brow-lightness', ...lightness(brows) },
    { measure: 'lip-lightness', ...lightness(lips) },
    { measure: 'lip-red-green', ...chroma(lips, 'a') },
    { measure: 'lip-yellow-blue', ...chroma(lips, 'b') },
    { measure: 'hair-lightness', ...lightness(isSkin ? UNSEEN : hair) },
    { measure: 'contrast-brow', ...contrast(brows, SHADES.brows) },
    { measure: 'contrast-lip', ...contrast(lips, SHADES.lips) },
    { measure: 'contrast-iris', ...contrast(iris, SHADES.iris) },
  ];
}

/** Fewer zones than this do not tell the face's own colour. */
const LEAST_ZONES = 3;

function mostFrequent(reasons: readonly WithheldReason[]): WithheldReason {
  const countOf = (reason: WithheldReason): number =>
    reasons.filter((each) => each === reason).length;
  return reasons.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? 'uncertain';
}

const UNSEEN: Withheld = { withheld: 'too-few-pixels' };

const COLOUR_MEASURES: readonly FaceMeasure[] = [
  'skin-lightness',
  'skin-red-green',
  'skin-yellow-blue',
  'skin-hue',
  'skin-typology-angle',
  'iris-lightness',
  'iris-red-green',
  'iris-yellow-blue',
  'brow-lightness',
  'lip-lightness',
  'lip-red-green',
  'lip-yellow-blue',
  'hair-lightness',
  'contrast-brow',
  'contrast-lip',
  'contrast-iris',
];

/** Nearly all of a colour's uncertainty is that of the light, which the pictures of a burst share. */
function wholly({ value, deviation }: Estimate): PictureEstimate {
  return { value, deviation, shared: deviation };
}

/** Pixels below which a feature has no colour. */
const LEAST_PIXELS = 12;

function featureOf(
  { colour, count, isHidden }: FeatureColour,
  lit: LitFace,
  normal: Direction,
  shade: number,
  mirrored = SURFACE_REFLECTION,
  lightShare = 1,
): ColourEstimate | Withheld {
  if (isHidden) return { withheld: 'face-covered' };
  if (count < LEAST_PIXELS) return UNSEEN;
  const light = lit.shading(normal) * lightShare;
  const { white } = lit.balance;
  const channel = (at: 0 | 1 | 2): number =>
    Math.max(DARKEST, colour[at] / white[at] / light - mirrored);
  return colourOf([channel(0), channel(1), channel(2)], lit, shade, FEATURE_TINT);
}

function colourOf(
  reflectance: LinearRgb,
  { balance }: LitFace,
  shade: number,
  tint = 0,
): ColourEstimate {
  const mirrored = reflectionDoubt(reflectance);
  return colourEstimate(reflectance, {
    level: Math.hypot(balance.levelDeviation, shade, mirrored.level),
    red: Math.hypot(balance.redDeviation, tint, mirrored.red),
    blue: Math.hypot(balance.blueDeviation, tint, mirrored.blue),
  });
}

function geometricMean(colours: readonly LinearRgb[]): LinearRgb {
  const channel = (at: 0 | 1 | 2): number =>
    Math.exp(colours.reduce((sum, colour) => sum + Math.log(colour[at]), 0) / colours.length);
  return [channel(0), channel(1), channel(2)];
}

function labIn({ lightness, a, b }: ColourEstimate): { lightness: number; a: number; b: number } {
  return { lightness: lightness.value, a: a.value, b: b.value };
}
