import { VERTEX_ATTRIBUTES } from '#engine/geometry/vertex-buffer.ts';
import { MEETING, SURFACE } from '#engine/render/passes/constants.ts';
import { PASSES, type Draw, type PassName } from '#engine/render/passes/pass.ts';
import { FRONT_UNIFORMS } from '#engine/render/passes/uniforms.ts';
import blush from './blush.frag?raw';
import eyeshadow from './eyeshadow.frag?raw';
import fold from './fold.frag?raw';
import form from './form.frag?raw';
import foundation from './foundation.frag?raw';
import front from './front.frag?raw';
import { declareAttributes, declareConstants } from './glsl.ts';
import ink from './ink.frag?raw';
import lipstick from './lipstick.frag?raw';
import litPicturePixels from './lit-picture.frag?raw';
import makeupVertices from './makeup.vert?raw';
import age from './age.frag?raw';
import hair from './hair.frag?raw';
import paint from './paint.frag?raw';
import meeting from './meeting.glsl?raw';
import picturePixels from './picture.frag?raw';
import pictureQuad from './picture.vert?raw';
import { buildProgram, type FrameProgram, type Program } from './program.ts';
import surface from './surface.glsl?raw';

const FRAGMENTS: Record<PassName, string> = {
  foundation,
  blush,
  eyeshadow,
  lipstick,
  ink,
  age,
  hair,
  fold,
  paint,
  form,
};
const SURFACE_SOURCE = declareConstants(SURFACE) + surface;
const MEETING_SOURCE = declareConstants(MEETING) + meeting;
const MAKEUP_VERTICES = declareAttributes(VERTEX_ATTRIBUTES) + makeupVertices;

/** By the name of their pass. Each is built when it is asked for, unless it was before; that throws a RendererError. */
export type MakeupPrograms = {
  readonly [Name in PassName]: () => Program<(typeof PASSES)[Name]['uniforms']>;
};

export interface Programs {
  /** At the frame's own size, in the camera's light. */
  readonly picture: FrameProgram;
  /** At any size, in any light; built when it is asked for, as a pass's is. */
  readonly litPicture: () => FrameProgram;
  readonly front: Program<typeof FRONT_UNIFORMS>;
  readonly makeup: MakeupPrograms;
}

/** The passes of the six products: every picture may need them. */
const PRODUCT_PASSES = ['foundation', 'blush', 'eyeshadow', 'lipstick', 'ink'] as const;
const EFFECT_PASSES = ['form', 'age', 'hair', 'fold', 'paint'] as const;

/** Builds what every picture may need. Throws a RendererError where the browser refuses it. */
export function buildPrograms(gl: WebGL2RenderingContext): Programs {
  const makeupProgram = <Name extends PassName>(
    name: Name,
  ): (() => Program<(typeof PASSES)[Name]['uniforms']>) =>
    once(() =>
      buildProgram(
        gl,
        PASSES[name].uniforms,
        MAKEUP_VERTICES,
        SURFACE_SOURCE +
          ('blend' in PASSES[name].uniforms ? MEETING_SOURCE : '') +
          declareConstants(PASSES[name].constants) +
          FRAGMENTS[name],
      ),
    );
  const programs: Programs = {
    picture: buildProgram(gl, {}, pictureQuad, picturePixels),
    litPicture: once(() => buildProgram(gl, {}, pictureQuad, SURFACE_SOURCE + litPicturePixels)),
    front: buildProgram(gl, FRONT_UNIFORMS, MAKEUP_VERTICES, SURFACE_SOURCE + front),
    makeup: {
      foundation: makeupProgram('foundation'),
      blush: makeupProgram('blush'),
      eyeshadow: makeupProgram('eyeshadow'),
      lipstick: makeupProgram('lipstick'),
      ink: makeupProgram('ink'),
      form: makeupProgram('form'),
      age: makeupProgram('age'),
      hair: makeupProgram('hair'),
      fold: makeupProgram('fold'),
      paint: makeupProgram('paint'),
    },
  };
  for (const name of PRODUCT_PASSES) programs.makeup[name]();
  return programs;
}

/** The programs that draw the six products. */
export function productPrograms({ makeup }: Programs): readonly FrameProgram[] {
  return PRODUCT_PASSES.map((name) => makeup[name]());
}

/** Builds the programs that only some pictures need, one with each step. */
export function* buildOtherPrograms({
  litPicture,
  makeup,
}: Programs): Generator<FrameProgram, void, void> {
  yield litPicture();
  for (const name of EFFECT_PASSES) yield makeup[name]();
}

/** Hands a draw's values to the program of its pass. */
export function setDrawUniforms<Name extends PassName>(
  programs: { readonly [Each in Name]: () => { set: (draw: Draw<Each>) => void } },
  draw: Draw<Name>,
): void {
  programs[draw.pass]().set(draw);
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
