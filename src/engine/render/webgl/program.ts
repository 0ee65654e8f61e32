import {
  FRAME_UNIFORMS,
  type UniformType,
  type UniformTypes,
  type UniformValues,
} from '#engine/render/passes/uniforms.ts';
import { RendererError } from '#engine/render/plan/renderer.ts';
import { declareUniforms, uniformName } from './glsl.ts';

/** The unit of a draw's own texture; the frame's is 0, and the cover mask's is 1. */
export const LAYER_UNIT = 2;

const HEADER = '#version 300 es\nprecision highp float;\nprecision highp int;\n';

/** What every program is told of the frame. */
export interface FrameProgram {
  readonly handle: WebGLProgram;
  /** Sets the uniforms of the frame; the program must be in use. */
  readonly setFrame: (values: UniformValues<typeof FRAME_UNIFORMS>) => void;
}

export interface Program<Types extends UniformTypes> extends FrameProgram {
  /** Sets the program's own uniforms; it must be in use. */
  readonly set: (values: UniformValues<Types>) => void;
}

export interface LinkedProgram<Types extends UniformTypes> {
  readonly handle: WebGLProgram;
  /** Sets some of its uniforms, and leaves the others as they are; the program must be in use. */
  readonly set: (values: Partial<UniformValues<Types>>) => void;
}

/** Like `linkProgram`, for a program that also has the uniforms of the frame. Throws a RendererError. */
export function buildProgram<Types extends UniformTypes>(
  gl: WebGL2RenderingContext,
  uniforms: Types,
  vertexSource: string,
  fragmentSource: string,
): Program<Types> {
  const all = { ...FRAME_UNIFORMS, ...uniforms };
  const { handle, set } = linkProgram<UniformTypes>(gl, all, vertexSource, fragmentSource);
  return { handle, setFrame: set, set };
}

/**
 * Builds a program from shader sources without their version line and without their uniforms: those are
 * declared from `uniforms`. Throws a RendererError.
 */
export function linkProgram<Types extends UniformTypes>(
  gl: WebGL2RenderingContext,
  uniforms: Types,
  vertexSource: string,
  fragmentSource: string,
): LinkedProgram<Types> {
  const handle = gl.createProgram();
  const declarations = declareUniforms(uniforms);
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexSource],
    [gl.FRAGMENT_SHADER, fragmentSource],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) throw new RendererError('no shader could be made');
    gl.shaderSource(shader, HEADER + declarations + source);
    gl.compileShader(shader);
    gl.attachShader(handle, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(handle);
  if (gl.getProgramParameter(handle, gl.LINK_STATUS) !== true && !gl.isContextLost()) {
    const reasons = (gl.getAttachedShaders(handle) ?? []).map((shader) =>
      gl.getShaderInfoLog(shader),
    );
    throw new RendererError(
      [gl.getProgramInfoLog(handle), ...reasons].filter((reason) => reason).join('\n'),
    );
  }
  const places = new Map<string, UniformPlace>(
    Object.entries(uniforms).map(([field, type]) => [
      field,
      { type, location: gl.getUniformLocation(handle, uniformName(field)) },
    ]),
  );
  return { handle, set: (values) => setUniforms(gl, places, values) };
}

interface UniformPlace {
  readonly type: UniformType;
  /** Null where neither shader uses it, which WebGL ignores. */
  readonly location: WebGLUniformLocation | null;
}

function setUniforms(
  gl: WebGL2RenderingContext,
  places: ReadonlyMap<string, UniformPlace>,
  values: object,
): void {
  const given: readonly (readonly [string, unknown])[] = Object.entries(values);
  for (const [field, value] of given) {
    const place = places.get(field);
    // A draw also says which pass it is and where its triangles are.
    if (place === undefined) continue;
    const { type, location } = place;
    if (typeof value === 'number') {
      if (type === 'sampler2D') gl.uniform1i(location, value);
      else gl.uniform1f(location, value);
    } else if (type === 'layer') gl.uniform1i(location, LAYER_UNIT);
    else if (type === 'mat3' && value instanceof Float32Array) {
      gl.uniformMatrix3fv(location, false, value);
    } else if (isVector(value)) {
      if (type === 'vec2') gl.uniform2fv(location, value);
      else if (type === 'vec3') gl.uniform3fv(location, value);
      else gl.uniform4fv(location, value);
    }
  }
}

function isVector(value: unknown): value is number[] {
  return Array.isArray(value);
}
