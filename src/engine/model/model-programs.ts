/** The programs of the 3D view. Numbers that two of them share, or that are to be tuned, stand here. */

import { RendererError } from '#engine/render/plan/renderer.ts';
import { declareConstants } from '#engine/render/webgl/glsl.ts';
import mesh from './mesh.frag?raw';
import skin from './skin.frag?raw';
import surface from './surface.vert?raw';

function direction(x: number, y: number, z: number): readonly number[] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/**
 * The picture has its own light in it already: this one adds form and no brightness. A face that looks straight ahead is
 * as bright as its picture (ambient, and what both lights give there).
 */
const CONSTANTS = {
  fadeFrom: 0.04,
  fadeTo: 0.8,
  keyLight: direction(-0.55, 0.5, 0.67),
  fillLight: direction(0.8, 0.1, 0.6),
  wrap: 0.25,
  ambient: 0.28,
  key: 0.76,
  fill: 0.26,
  pointSize: 3,
} as const;

export interface ModelProgram {
  readonly handle: WebGLProgram;
  /** By name, without the `u`; null where the program does not use it. */
  readonly uniform: (name: string) => WebGLUniformLocation | null;
}

export interface ModelPrograms {
  readonly skin: ModelProgram;
  readonly mesh: ModelProgram;
}

/** Builds both. Throws a RendererError where the browser refuses them. */
export function buildModelPrograms(gl: WebGL2RenderingContext): ModelPrograms {
  return { skin: build(gl, skin), mesh: build(gl, mesh) };
}

const HEADER = `#version 300 es\nprecision highp float;\n${declareConstants(CONSTANTS)}`;

function build(gl: WebGL2RenderingContext, fragments: string): ModelProgram {
  const handle = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, surface],
    [gl.FRAGMENT_SHADER, fragments],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) throw new RendererError('no shader could be made');
    gl.shaderSource(shader, HEADER + source);
    gl.compileShader(shader);
    gl.attachShader(handle, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(handle);
  if (gl.getProgramParameter(handle, gl.LINK_STATUS) !== true && !gl.isContextLost()) {
    const reasons = (gl.getAttachedShaders(handle) ?? []).map((each) => gl.getShaderInfoLog(each));
    throw new RendererError([gl.getProgramInfoLog(handle), ...reasons].join('\n'));
  }
  return {
    handle,
    uniform: (name) =>
      gl.getUniformLocation(handle, `u${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  };
}
