/** The renderers on their own: their time pass by pass, and their pictures. */

import { CoverMeter } from '#engine/cover/cover-meter.ts';
import type { FrameImage, Scene, TrackedFace } from '#engine/frame/frame.ts';
import type { RendererKind } from '#engine/index.ts';
import { createRenderer } from '#engine/runtime/service/create-renderer.ts';
import { DrawPlanner, type DrawPlan } from '#engine/render/plan/draw-plan.ts';
import { BLENDED_PRODUCTS, type Look } from '#domain/makeup/look.ts';
import { applyPatch, productPatch } from '#domain/makeup/patch.ts';
import { ADDED_ROWS, ADDED_TITLES, isDrawnAlone } from '#bench/mirror/added.ts';
import { median } from '#bench/report/statistics.ts';
import { ADDED_EFFECTS } from './added-effects.ts';

/** A picture as the URL of a PNG, and the 478 x 3 landmarks of its face. */
export interface PictureRequest {
  readonly address: string;
  readonly landmarks: readonly number[];
  readonly look: Look;
  readonly renderer: RendererKind;
}

export interface PassTime {
  readonly pass: string;
  /** Median milliseconds, with the drawing waited for. */
  readonly milliseconds: number;
}

export interface RendererBench {
  /** Each pass alone (on top of the frame's upload and copy), then all together. */
  readonly timePasses: (request: PictureRequest, repetitions: number) => Promise<PassTime[]>;
  /** The picture with makeup, as the URL of a PNG. */
  readonly compose: (request: PictureRequest) => Promise<string>;
}

declare global {
  var rendererBench: RendererBench | undefined;
}

async function readPicture(address: string): Promise<FrameImage> {
  const blob = await (await fetch(address)).blob();
  const bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none' });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2D canvas');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return { data, width, height };
}

function faceOf(landmarks: readonly number[]): TrackedFace {
  return { landmarks: Float32Array.from(landmarks), confidence: 1 };
}

function sceneOf(look: Look, effects: Scene['effects'] = []): Scene {
  return { look, effects, mirrored: false };
}

/** Scenes that cost more than the look alone, each drawn in full. */
function variantsOf(look: Look): readonly (readonly [string, Scene])[] {
  const overlaid = BLENDED_PRODUCTS.reduce(
    (blended, product) => applyPatch(blended, productPatch(product, { blend: 'overlay' })),
    look,
  );
  return [
    ['... by overlay', sceneOf(overlaid)],
    ...ADDED_ROWS.filter(isDrawnAlone).map(
      (added) => [`... ${ADDED_TITLES[added]}`, sceneOf(look, ADDED_EFFECTS[added])] as const,
    ),
  ];
}

/** Waits in this task for everything that was drawn. In Chromium `gl.finish()` does not wait; reading a pixel does. */
function waitForDrawing(canvas: HTMLCanvasElement, kind: RendererKind): void {
  if (kind === 'canvas-2d') {
    canvas.getContext('2d')?.getImageData(0, 0, 1, 1);
    return;
  }
  const gl = canvas.getContext('webgl2');
  gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}

globalThis.rendererBench = {
  async timePasses({ address, landmarks, look, renderer: kind }, repetitions) {
    const image = await readPicture(address);
    const canvas = document.createElement('canvas');
    document.body.append(canvas);
    const renderer = createRenderer(canvas, kind, () => undefined);
    renderer.setSize(image.width, image.height);
    const planner = new DrawPlanner();
    const coverMeter = new CoverMeter();
    const face = faceOf(landmarks);
    const coverTimes: number[] = [];
    const planTimes: number[] = [];
    let plan: DrawPlan = planner.plan(image, face, sceneOf(look));
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      const begun = performance.now();
      const cover = coverMeter.follow(image, face);
      const covered = performance.now();
      plan = planner.plan(image, face, sceneOf(look), cover);
      coverTimes.push(covered - begun);
      planTimes.push(performance.now() - covered);
    }
    const timeOf = (draws: DrawPlan['draws']): number => {
      const times: number[] = [];
      for (let repetition = 0; repetition < repetitions; repetition += 1) {
        const begun = performance.now();
        renderer.draw(image, { ...plan, draws });
        waitForDrawing(canvas, kind);
        times.push(performance.now() - begun);
      }
      return median(times);
    };
    timeOf(plan.draws);
    const bare = timeOf([]);
    const passes = plan.draws.map((draw, index) => ({
      pass:
        draw.pass === 'ink'
          ? `ink ${index === plan.draws.length - 1 ? '(lashes)' : '(liner)'}`
          : draw.pass,
      milliseconds: timeOf([draw]) - bare,
    }));
    const all = timeOf(plan.draws);
    const variants = variantsOf(look).map(([pass, scene]) => {
      const other = planner.plan(image, face, scene, coverMeter.follow(image, face));
      const times: number[] = [];
      for (let repetition = 0; repetition < repetitions; repetition += 1) {
        const begun = performance.now();
        renderer.draw(image, other);
        waitForDrawing(canvas, kind);
        times.push(performance.now() - begun);
      }
      return { pass, milliseconds: median(times) };
    });
    renderer.dispose();
    canvas.remove();
    return [
      { pass: 'what stands before the face', milliseconds: median(coverTimes) },
      { pass: 'plan (light, geometry)', milliseconds: median(planTimes) },
      { pass: 'frame (upload, copy)', milliseconds: bare },
      ...passes,
      { pass: 'all drawing together', milliseconds: all },
      ...variants,
    ];
  },

  async compose({ address, landmarks, look, renderer: kind }) {
    const image = await readPicture(address);
    const canvas = document.createElement('canvas');
    const renderer = createRenderer(canvas, kind, () => undefined);
    const face = faceOf(landmarks);
    const cover = new CoverMeter().measure(image, face);
    const plan = new DrawPlanner().plan(image, face, sceneOf(look), cover);
    const { data, width, height } = renderer.compose(image, plan);
    renderer.dispose();
    const target = new OffscreenCanvas(width, height);
    target
      .getContext('2d', { alpha: false })
      ?.putImageData(new ImageData(data, width, height), 0, 0);
    const blob = await target.convertToBlob({ type: 'image/png' });
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        if (typeof reader.result === 'string') resolve(reader.result);
      });
      reader.addEventListener('error', () =>
        reject(new Error('the picture could not be read back')),
      );
      reader.readAsDataURL(blob);
    });
  },
};
