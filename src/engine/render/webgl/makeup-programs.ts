import type { Draw, PassName } from '#engine/render/passes/pass.ts';
import blush from './blush.frag?raw';
import eyeshadow from './eyeshadow.frag?raw';
import foundation from './foundation.frag?raw';
import ink from './ink.frag?raw';
import lipstick from './lipstick.frag?raw';
import makeup from './makeup.vert?raw';
import picturePixels from './picture.frag?raw';
import pictureQuad from './picture.vert?raw';
import { buildProgram, type Program } from './program.ts';
import surface from './surface.glsl?raw';

const FRAGMENTS: Record<PassName, string> = { foundation, blush, eyeshadow, lipstick, ink };

export interface Programs {
  readonly picture: Program;
  readonly makeup: Readonly<Record<PassName, Program>>;
}

export function buildPrograms(gl: WebGL2RenderingContext): Programs {
  const product = (pass: PassName): Program => buildProgram(gl, makeup, surface + FRAGMENTS[pass]);
  return {
    picture: buildProgram(gl, pictureQuad, surface + picturePixels),
    makeup: {
      foundation: product('foundation'),
      blush: product('blush'),
      eyeshadow: product('eyeshadow'),
      lipstick: product('lipstick'),
      ink: product('ink'),
    },
  };
}

/**
 * Hands a draw's values to its program: a field `shade` is the uniform `uShade`, and so on, so that
 * one name holds from the plan to the shader.
 */
export function setDrawUniforms(gl: WebGL2RenderingContext, program: Program, draw: Draw): void {
  for (const [field, value] of Object.entries(draw)) {
    const name = `u${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    if (typeof value === 'number') gl.uniform1f(program.uniform(name), value);
    else if (Array.isArray(value)) gl.uniform3fv(program.uniform(name), value);
  }
}
