import type { FrameImage } from '#engine/frame/frame.ts';
import { VERTEX_FLOATS, type IndexRange } from '#engine/geometry/vertex-buffer.ts';
import type { PictureArea } from '#engine/render/effects/effect.ts';
import { CAMERA_LIGHT } from '#engine/render/light/relight.ts';
import { passOf, type Draw, type Pass } from '#engine/render/passes/pass.ts';
import type { DrawPlan } from '#engine/render/plan/draw-plan.ts';
import { drawnArea } from '#engine/render/plan/drawn-area.ts';
import {
  BELOW_UNIT,
  copyBelow,
  coverUniforms,
  uploadCover,
  uploadLayer,
  type Resources,
} from './context-resources.ts';
import { setDrawUniforms } from './makeup-programs.ts';
import type { FrameProgram } from './program.ts';

const BYTES_PER_INDEX = 2;

/** Where a plan is drawn: the canvas, or a texture that is read back. */
export interface Target {
  readonly width: number;
  readonly height: number;
  /** -1 puts the frame's first row at the top of the canvas, 1 at the start of a read-back. */
  readonly upright: 1 | -1;
}

/**
 * Draws the frame that was uploaded last, the plan's makeup and effects over it, and over these again what
 * stands in front of the face.
 */
export function drawPlan(
  gl: WebGL2RenderingContext,
  resources: Resources,
  image: FrameImage,
  plan: DrawPlan,
  target: Target,
): void {
  const use = (program: FrameProgram): void => {
    gl.useProgram(program.handle);
    program.setFrame({
      frame: 0,
      frameSize: [image.width, image.height],
      upright: target.upright,
      below: BELOW_UNIT,
      relitGain: plan.relight.gain,
      relitLift: plan.relight.lift,
    });
  };
  const drawTriangles = ({ first, count }: IndexRange): void =>
    gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, first * BYTES_PER_INDEX);
  const drawFront = ({ mask, range }: NonNullable<DrawPlan['front']>): void => {
    const { front } = resources.programs;
    uploadCover(gl, resources, mask);
    use(front);
    front.set(coverUniforms(mask));
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    drawTriangles(range);
  };
  gl.viewport(0, 0, target.width, target.height);
  gl.disable(gl.BLEND);
  gl.bindVertexArray(resources.noVertexArray);
  const isAsGiven = target.width === image.width && plan.relight === CAMERA_LIGHT;
  use(isAsGiven ? resources.programs.picture : resources.programs.litPicture());
  gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  if (plan.draws.length + plan.effectDraws.length === 0) return;

  const { buffer, front } = plan;
  gl.bindVertexArray(resources.vertexArray);
  gl.bindBuffer(gl.ARRAY_BUFFER, resources.vertices);
  const vertices = buffer.vertices.subarray(0, buffer.vertexCount * VERTEX_FLOATS);
  gl.bufferData(gl.ARRAY_BUFFER, vertices, gl.STREAM_DRAW);
  const indices = buffer.indices.subarray(0, buffer.indexCount);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STREAM_DRAW);
  gl.enable(gl.BLEND);
  if (plan.clip !== null) clipTo(gl, plan.clip, image, target);
  gl.clearStencil(0);
  gl.clear(gl.STENCIL_BUFFER_BIT);
  let drawn = 0;
  const draw = (each: Draw): void => {
    drawn += 1;
    if ('blend' in each && each.blend > 0) {
      copyBelow(
        gl,
        resources,
        target,
        targetArea(drawnArea(buffer, each.range, image), image, target),
      );
    }
    use(resources.programs.makeup[each.pass]());
    if (each.pass === 'paint') uploadLayer(gl, resources, each.pigment);
    setDrawUniforms(resources.programs.makeup, each);
    const pass = passOf(each);
    blendAs(gl, pass);
    if (pass.tintsOnce) markTinted(gl, drawn);
    else gl.disable(gl.STENCIL_TEST);
    drawTriangles(each.range);
  };
  for (const each of plan.draws) draw(each);
  gl.disable(gl.SCISSOR_TEST);
  for (const each of plan.effectDraws) draw(each);
  gl.disable(gl.STENCIL_TEST);
  if (front !== null) drawFront(front);
  gl.bindVertexArray(null);
}

/** How a pass meets what is drawn: mixed by its alpha, or multiplied by twice its result. */
function blendAs(gl: WebGL2RenderingContext, { multiplies }: Pass): void {
  if (multiplies === true) gl.blendFunc(gl.DST_COLOR, gl.SRC_COLOR);
  else gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
}

/** Draws only where the stencil does not hold `mark` yet, and leaves it there. */
function markTinted(gl: WebGL2RenderingContext, mark: number): void {
  gl.enable(gl.STENCIL_TEST);
  gl.stencilFunc(gl.NOTEQUAL, mark, 0xff);
  gl.stencilOp(gl.KEEP, gl.KEEP, gl.REPLACE);
}

function clipTo(
  gl: WebGL2RenderingContext,
  clip: PictureArea,
  image: FrameImage,
  target: Target,
): void {
  const { x, y, width, height } = targetArea(clip, image, target);
  gl.enable(gl.SCISSOR_TEST);
  gl.scissor(x, y, width, height);
}

/** A part of the frame in whole pixels of the target, from its lower left corner as WebGL counts. */
function targetArea(area: PictureArea, image: FrameImage, target: Target): PictureArea {
  const across = target.width / image.width;
  const down = target.height / image.height;
  const height = Math.round(area.height * down);
  const top = Math.round(area.y * down);
  return {
    x: Math.round(area.x * across),
    y: target.upright === 1 ? top : target.height - top - height,
    width: Math.round(area.width * across),
    height,
  };
}
