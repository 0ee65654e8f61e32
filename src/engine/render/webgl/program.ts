import { RendererError } from '#engine/render/plan/renderer.ts';

const HEADER = '#version 300 es\nprecision highp float;\nprecision highp int;\n';

export interface Program {
  readonly handle: WebGLProgram;
  /** Location of a uniform; null where the program does not use it, which WebGL ignores. */
  readonly uniform: (name: string) => WebGLUniformLocation | null;
}

/** Builds a program from shader sources without their version line. Throws a RendererError. */
export function buildProgram(
  gl: WebGL2RenderingContext,
  vertexSource: string,
  fragmentSource: string,
): Program {
  const handle = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexSource],
    [gl.FRAGMENT_SHADER, fragmentSource],
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
    const reasons = (gl.getAttachedShaders(handle) ?? []).map((shader) =>
      gl.getShaderInfoLog(shader),
    );
    throw new RendererError(
      [gl.getProgramInfoLog(handle), ...reasons].filter((reason) => reason).join('\n'),
    );
  }
  const locations = new Map<string, WebGLUniformLocation | null>();
  return {
    handle,
    uniform: (name) => {
      const known = locations.get(name);
      if (known !== undefined) return known;
      const location = gl.getUniformLocation(handle, name);
      locations.set(name, location);
      return location;
    },
  };
}
