/** The face in 3D on a canvas of its own. */

import type { Size } from '#domain/picture/fit.ts';
import { faceSubdivision, type FaceSurface } from './face-surface.ts';
import {
  buildModelPrograms,
  MODEL_ATTRIBUTES,
  type ModelPrograms,
  type ViewProgram,
} from './model-programs.ts';
import { turnMatrix, type Turn } from './model-turn.ts';

/** What of the face is drawn: the picture on it, its mesh, or the mesh over the picture. */
export type ModelStyle = 'skin' | 'mesh' | 'both';

export interface ModelScene {
  readonly turn: Turn;
  /** Whether left and right are as in a mirror. */
  readonly mirrored: boolean;
  readonly style: ModelStyle;
}

export interface ModelView {
  /** Whether there is something to draw with: not while the graphics context is lost. */
  readonly isUsable: () => boolean;
  /** Puts a picture, or none, onto a surface. A lost context forgets both. */
  readonly setFace: (surface: FaceSurface, picture: TexImageSource | null) => void;
  /** Draws the face, `size` being that of the canvas in pixels. */
  readonly draw: (scene: ModelScene, size: Size) => void;
  readonly dispose: () => void;
}

export interface ModelViewListener {
  readonly onLost: () => void;
  /** It can draw again, once it has been given its face. */
  readonly onRestored: () => void;
}

/**
 * In centimetres, like the surface: the point that the face turns about, the distance it is seen from, how
 * much height and width are seen, and the depth of the view to both sides of the pivot.
 */
const PIVOT = [0, -0.6, 2.6] as const;
const DISTANCE = 62;
const SEEN_HEIGHT = 26;
const SEEN_WIDTH = 19.5;
const REACH = 16;
/** The pivot lies above the middle by this share of half the height: a scale stands under the face. */
const RAISED = 0.09;
/** By how much lines lie in front of the skin, in centimetres. */
const LIFT = 0.12;

const LINE = 0.62;
const POINT = 0.85;
const ON_SKIN = { mesh: 0.75, both: 0.22, skin: 0 } as const;

interface Resources {
  readonly programs: ModelPrograms;
  readonly vertexArray: WebGLVertexArrayObject;
  readonly buffers: Readonly<Record<keyof FaceSurface, WebGLBuffer>>;
  readonly triangles: WebGLBuffer;
  readonly edges: WebGLBuffer;
  readonly picture: WebGLTexture;
  hasPicture: boolean;
  hasFace: boolean;
}

/** How many of the first vertices are landmarks; they are drawn as points. */
const LANDMARKS = 468;

/** A view that draws on this canvas; null where the browser has no WebGL2. */
export function createModelView(
  canvas: HTMLCanvasElement,
  listener: ModelViewListener,
): ModelView | null {
  const gl = canvas.getContext('webgl2', { antialias: true, premultipliedAlpha: true });
  if (gl === null) return null;
  let resources: Resources | null = gl.isContextLost() ? null : createResources(gl);
  const onLost = (event: Event): void => {
    // Without this the context would never be restored.
    event.preventDefault();
    resources = null;
    listener.onLost();
  };
  const onRestored = (): void => {
    resources = createResources(gl);
    listener.onRestored();
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  return {
    isUsable: () => resources !== null,
    setFace(surface, picture) {
      if (resources !== null) putFace(gl, resources, surface, picture);
    },
    draw(scene, size) {
      if (resources !== null) drawFace(gl, resources, scene, size);
    },
    dispose() {
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      resources = null;
      // A browser has few contexts, and would take one from the mirror.
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

function createResources(gl: WebGL2RenderingContext): Resources {
  const { triangles, edges } = faceSubdivision();
  const vertexArray = gl.createVertexArray();
  gl.bindVertexArray(vertexArray);
  const buffers = {
    positions: gl.createBuffer(),
    normals: gl.createBuffer(),
    pictured: gl.createBuffer(),
    seen: gl.createBuffer(),
  };
  MODEL_ATTRIBUTES.forEach(({ field, floats }, location) => {
    gl.bindBuffer(gl.ARRAY_BUFFER, buffers[field]);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, floats, gl.FLOAT, false, 0, 0);
  });
  const picture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, picture);
  for (const [name, value] of [
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
  ] as const) {
    gl.texParameteri(gl.TEXTURE_2D, name, value);
  }
  return {
    programs: buildModelPrograms(gl),
    vertexArray,
    buffers,
    triangles: indexBuffer(gl, triangles),
    edges: indexBuffer(gl, edges),
    picture,
    hasPicture: false,
    hasFace: false,
  };
}

function indexBuffer(gl: WebGL2RenderingContext, indices: Uint16Array<ArrayBuffer>): WebGLBuffer {
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  return buffer;
}

function putFace(
  gl: WebGL2RenderingContext,
  resources: Resources,
  surface: FaceSurface,
  picture: TexImageSource | null,
): void {
  for (const { field } of MODEL_ATTRIBUTES) {
    gl.bindBuffer(gl.ARRAY_BUFFER, resources.buffers[field]);
    gl.bufferData(gl.ARRAY_BUFFER, surface[field], gl.DYNAMIC_DRAW);
  }
  resources.hasFace = true;
  resources.hasPicture = picture !== null;
  if (picture === null) return;
  gl.bindTexture(gl.TEXTURE_2D, resources.picture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
}

function drawFace(
  gl: WebGL2RenderingContext,
  resources: Resources,
  scene: ModelScene,
  { width, height }: Size,
): void {
  const { programs, hasFace } = resources;
  gl.viewport(0, 0, width, height);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
  if (!hasFace || width === 0 || height === 0) return;
  gl.bindVertexArray(resources.vertexArray);
  gl.enable(gl.DEPTH_TEST);
  gl.depthFunc(gl.LEQUAL);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  // Mirrored triangles run the other way around.
  gl.frontFace(scene.mirrored ? gl.CW : gl.CCW);
  const triangleCount = faceSubdivision().triangles.length;
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, resources.triangles);
  if (scene.style !== 'mesh' && resources.hasPicture) {
    use(gl, programs.skin, scene, width / height, 0);
    gl.bindTexture(gl.TEXTURE_2D, resources.picture);
    gl.enable(gl.CULL_FACE);
    for (const solid of [1, 0]) {
      programs.skin.set({ picture: 0, solid });
      gl.depthMask(solid === 1);
      gl.drawElements(gl.TRIANGLES, triangleCount, gl.UNSIGNED_SHORT, 0);
    }
    gl.disable(gl.CULL_FACE);
    gl.depthMask(true);
  }
  if (scene.style === 'skin' && resources.hasPicture) return;
  // What was not seen hides the lines behind it, too.
  use(gl, programs.mesh, scene, width / height, 0);
  gl.colorMask(false, false, false, false);
  gl.drawElements(gl.TRIANGLES, triangleCount, gl.UNSIGNED_SHORT, 0);
  gl.colorMask(true, true, true, true);
  use(gl, programs.mesh, scene, width / height, LIFT);
  programs.mesh.set({ onSkin: ON_SKIN[scene.style], strength: LINE });
  gl.depthMask(false);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, resources.edges);
  gl.drawElements(gl.LINES, faceSubdivision().edges.length, gl.UNSIGNED_SHORT, 0);
  programs.mesh.set({ strength: POINT });
  gl.drawArrays(gl.POINTS, 0, LANDMARKS);
  gl.depthMask(true);
}

function use(
  gl: WebGL2RenderingContext,
  program: ViewProgram,
  { turn, mirrored }: ModelScene,
  aspect: number,
  lift: number,
): void {
  gl.useProgram(program.handle);
  const seen = Math.max(SEEN_HEIGHT, SEEN_WIDTH / aspect);
  const focal = (2 * DISTANCE) / seen;
  program.set({
    turn: turnMatrix(turn, mirrored),
    pivot: PIVOT,
    lens: [focal / aspect, focal, DISTANCE, RAISED],
    range: [DISTANCE - REACH, DISTANCE + REACH],
    lift,
  });
}
