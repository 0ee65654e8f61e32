/**
 * The programs of the 3D view. Numbers that two of them share, or that may need tuning, are defined here.
 */

import { ENCODED_OFFSET, TOE_END, TOE_SLOPE, TRANSFER_EXPONENT } from '#domain/colour/transfer.ts';
import type { UniformTypes } from '#engine/render/passes/uniforms.ts';
import { declareAttributes, declareConstants } from '#engine/render/webgl/glsl.ts';
import { linkProgram, type LinkedProgram } from '#engine/render/webgl/program.ts';
import mesh from './mesh.frag?raw';
import skin from './skin.frag?raw';
import surface from './surface.vert?raw';

function direction(x: number, y: number, z: number): readonly number[] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** How well a vertex was seen, in [0, 1], where its skin begins to be drawn and where it is drawn wholly. */
const FADE = { fadeFrom: 0.04, fadeTo: 0.8 } as const;

const SURFACE_CONSTANTS = { pointSize: 3 } as const;

/**
 * The picture has its own light in it already: the lights below add form and no brightness. A face that
 * looks straight ahead is as bright as its picture (ambient, and what both lights give there).
 */
const SKIN_CONSTANTS = {
  ...FADE,
  keyLight: direction(-0.55, 0.5, 0.67),
  fillLight: direction(0.8, 0.1, 0.6),
  wrap: 0.25,
  ambient: 0.28,
  key: 0.76,
  fill: 0.26,
  /** Shares of the skin that are all of it, and nothing. */
  whole: 0.996,
  nothing: 0.004,
  encodedOffset: ENCODED_OFFSET,
  transferExponent: TRANSFER_EXPONENT,
  toeSlope: TOE_SLOPE,
  toeEnd: TOE_END,
} as const;

const MESH_CONSTANTS = {
  ...FADE,
  /** How far a place faces the eye, as a cosine, where its lines are faintest and where they are strongest. */
  turnedAway: -0.25,
  turnedHere: 0.5,
  /** What is left of lines that turn away. */
  faintest: 0.16,
} as const;

/** The inputs of a vertex, each in a buffer of its own, by the field of the surface that it is filled from. */
export const MODEL_ATTRIBUTES = [
  { field: 'positions', name: 'position', floats: 3 },
  { field: 'normals', name: 'normal', floats: 3 },
  { field: 'pictured', name: 'pictured', floats: 2 },
  { field: 'seen', name: 'seen', floats: 1 },
] as const;

const VIEW_UNIFORMS = {
  turn: 'mat3',
  pivot: 'vec3',
  /** Focal lengths across and up, the distance to the pivot, and how far up the pivot is seen. */
  lens: 'vec4',
  /** Nearest and farthest depth. */
  range: 'vec2',
  /** How far in front of the surface it is drawn. */
  lift: 'float',
} as const satisfies UniformTypes;

const SKIN_UNIFORMS = {
  ...VIEW_UNIFORMS,
  picture: 'sampler2D',
  /** 1 for what was seen well, which hides what is behind it; 0 for the skin that fades. */
  solid: 'float',
} as const satisfies UniformTypes;

const MESH_UNIFORMS = {
  ...VIEW_UNIFORMS,
  strength: 'float',
  /** What is left of the strength on skin. */
  onSkin: 'float',
} as const satisfies UniformTypes;

/** Any of the programs, as far as the uniforms of the view go. */
export type ViewProgram = LinkedProgram<typeof VIEW_UNIFORMS>;

export interface ModelPrograms {
  readonly skin: LinkedProgram<typeof SKIN_UNIFORMS>;
  readonly mesh: LinkedProgram<typeof MESH_UNIFORMS>;
}

/** Builds both. Throws a RendererError where the browser refuses them. */
export function buildModelPrograms(gl: WebGL2RenderingContext): ModelPrograms {
  const vertices =
    declareAttributes(MODEL_ATTRIBUTES) + declareConstants(SURFACE_CONSTANTS) + surface;
  return {
    skin: linkProgram(gl, SKIN_UNIFORMS, vertices, declareConstants(SKIN_CONSTANTS) + skin),
    mesh: linkProgram(gl, MESH_UNIFORMS, vertices, declareConstants(MESH_CONSTANTS) + mesh),
  };
}
