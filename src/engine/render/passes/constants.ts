/**
 * The numbers of the shaders. Every product is shaded twice, in GLSL and in TypeScript; both take these
 * constants from here, so that neither can be changed without the other. In GLSL the field `creaseWidth`
 * of a product is the constant `CREASE_WIDTH` of its program.
 *
 * A pair that is not a place is a ramp: 0 up to its first number, 1 from its second on (see `smoothstep`).
 * `detail` is the light at a pixel relative to the mean of the surface, `across` and `along` (or `height`
 * and `inwards`) are the two coordinates of the product's shape.
 */

import type { BlendMode } from '#domain/makeup/look.ts';
import { ENCODED_OFFSET, LUMA } from '#domain/colour/transfer.ts';
import { CREASE_WIDTH } from '#engine/geometry/fold-shape.ts';

/** What all products that lie on skin share. */
export const SURFACE = {
  encodedOffset: ENCODED_OFFSET,
  luma: LUMA,
  /** Detail at which a pixel begins to count as skin and not as hair, frames or shade, on bare skin ... */
  skinDark: [0.5, 0.72],
  /** ... and where hair grows. */
  guardedDark: [0.72, 0.92],
  /**
   * Detail beyond which light is mirrored by the skin without having been in a pigment: form and shade
   * alone make hardly any place twice as light as the mean.
   */
  highlightFrom: 1.35,
  /** Distance in chroma from the skin at which a pixel is something else. */
  foreignChroma: [0.22, 0.4],
  /** The hash behind the grains of shimmer. Source: "Hash without Sine", D. Hoskins, MIT licence. */
  noiseScale: [0.1031, 0.103],
  noiseShift: 33.33,
  /** Keeps the colour of what is invisible finite. */
  leastAlpha: 1e-4,
} as const;

/** Less of a colour than this moves no channel of 8 bits by half a level. */
export const INVISIBLE_ALPHA = 0.5 / 255;

/** The blend modes by the number that a shader is told. */
export const BLEND_MODES: readonly BlendMode[] = ['normal', 'multiply', 'screen', 'overlay'];

/** How products meet what lies below them. */
export const MEETING = {
  multiply: 1,
  screen: 2,
  overlay: 3,
  /** Least light that colours are divided by, as a share of that on the surface. */
  leastLight: 0.05,
} as const;

export const BLUSH = {
  /** Centre of a cheek in the mesh's texture coordinates, both cheeks laid on one. */
  cheek: [0.252, 0.485],
  /** Unit vector along which the oval rises towards the temple. */
  rise: [0.86, -0.51],
  /** Standard deviations of the oval: towards the nose, towards the temple, and across. */
  reachIn: 0.1,
  reachOut: 0.062,
  reachAcross: 0.052,
} as const;

export const EYESHADOW = {
  /** The thin skin of the lid is darker than the face's by this share, up to this height. */
  thinSkinDarkness: 0.16,
  thinSkinEnd: [0.3, 0.6],
  /**
   * Light that comes through skin and off skin is warmer than the lamp's, and a shaded lid has little else. This
   * share of the difference in colour between a pixel and the face is the light's; the rest is the skin's own.
   */
  lightTint: 0.58,
  lidEnd: [0.24, 0.5],
  lidInnerEnd: [0.8, 1],
  creaseHeight: 0.43,
  creaseWidth: 0.18,
  creaseShare: 0.9,
  creaseInnerEnd: [0.55, 1],
  outerShare: 0.95,
  outerInnerEnd: [0.1, 0.6],
  outerEnd: [0.35, 1],
  /** Keeps the mean of the three shades finite where none of them lies. */
  leastSum: 1e-4,
  /** The soft edge towards the brow and at the outer corner. */
  browEnd: [0.5, 1],
  cornerStart: [0, 0.16],
  cornerShift: 0.02,
  /** Detail that is a lash or a brow and not skin. */
  hairDark: [0.2, 0.4],
  /** Cells of shimmer along the eye and up the lid. */
  grains: [90, 60],
  grainStart: [0.86, 1],
  sheen: 0.06,
  sparkle: 0.3,
  sparkleLight: [0.5, 0.9],
} as const;

export const LIPSTICK = {
  /** Standard deviations of the glow of gloss, along the lip and across it. Its highlight is half as wide. */
  glossReach: [0.16, 0.27],
  /** How bright the highlight is in its middle, and how bright the glow around it. */
  glossBrightness: 0.5,
  glossGlow: 0.08,
  /** Light of a pixel over that of the lit lip: furrows break the highlight. */
  glossTexture: [0.66, 0.92],
  /** Share of the lips' own highlights that gloss drowns away from its own one. */
  glossDrowns: 0.75,
  /** Cells of shimmer along the lips and across them. */
  grains: [110, 26],
  grainStart: [0.88, 1],
  sparkle: 0.28,
  /**
   * Least redness taken for the lips', relative to their light; the redness of other pixels is divided by
   * it.
   */
  leastRedness: 0.05,
  /** Between parted lips: what is bright, and pale compared with them, is teeth ... */
  paleRedness: [0.3, 0.65],
  teethLight: [0.8, 1.05],
  teethStart: [0.55, 0.85],
  /** ... and what is dark is the mouth. */
  cavityDark: [0.28, 0.5],
  cavityStart: [0.4, 0.7],
} as const;

export const INK = {
  /** Pixels by which a stroke's rim reaches over its edge. */
  rim: 0.5,
  /** A stroke narrower than a pixel is fainter: its half width times this, at most 1. */
  thinStrength: 1.6,
} as const;

export const AGE = {
  /**
   * The darkest and the lightest that skin beside a pixel counts for, relative to it: beyond is not the
   * same skin.
   */
  sameSkin: [0.86, 1.2],
  /**
   * A pixel is the mean of five, the skin beside it that of eight on a circle: four of them lie diagonally.
   */
  nearShare: 0.2,
  aroundShare: 0.125,
  slant: 0.7,
  /** Contrast of a line with the skin beside it beyond which more contrast does not count. */
  mostContrast: 0.16,
  /** Less contrast than this is pores and the camera's noise, which stay as they are. */
  leastContrast: 0.022,
  /** What skin loses of each channel as it gets older, and where blood and pigment gather; natural logarithms. */
  dull: [0.03, 0.04, 0.065],
  uneven: [0.03, 0.075, 0.085],
} as const;

export const FOLD = {
  /** Half widths of a crease and of a hollow, as shares of the fold's reach. */
  creaseWidth: CREASE_WIDTH,
  hollowWidth: 0.5,
  /** Where the light and the shade of its two sides are, and how strong they are relative to its depth. */
  slopeWidth: 0.48,
  slope: 2.1,
} as const;

export const PAINT = {
  /** Detail that is a lash, a nostril or a shadow without color, and not a surface that was painted. */
  tooDark: [0.18, 0.36],
  /** The same where hair grows. */
  hairDark: [0.72, 0.92],
  /** Distance in chroma from the surface at which a pixel is something else: hair, frames, cloth. */
  otherChroma: [0.3, 0.5],
  /** Keeps the shade of a pigment finite where there is none. */
  leastCover: 1e-3,
} as const;

export const HAIR = {
  /** Differences of light (natural logarithm) and of chroma that make two colours surely unlike. */
  lightSpread: 0.8,
  chromaSpread: 0.2,
  leastUnlike: 0.1,
  /** By how much nearer to the hair than to the skin a pixel of its rim must be, as a share of how unlike these are. */
  nearer: [-0.1, 0.3],
  /** Coverage beyond which every pixel is hair. */
  inside: [0.9, 1],
  /** More light than this, relative to the hair's own, is a highlight and does not count. */
  mostDetail: 2.6,
  /** Light from which on a strand shines, and how much of what is more has the color of the light. */
  shineFrom: 1,
  shineShare: 0.75,
} as const;
