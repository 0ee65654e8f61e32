/** Looks drawn on a face, read back from the picture, and drawn again: on the same face and on another. */

import { ciede2000 } from '#bench/colour/ciede2000.ts';
import { labOfPixel, meanLab } from '#bench/colour/lab.ts';
import { blushArea, foundationArea, lidArea, lipsArea } from '#bench/quality/colour-areas.ts';
import { drawEngine } from '#bench/quality/makeup-renderers.ts';
import { takeShot, trackStill, type Shot } from '#bench/quality/shot.ts';
import { isWithheld, LEAST_CONFIDENCE } from '#domain/analysis/measurement.ts';
import type { HexColour, Look, Product } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { measureStill } from '#engine/measure/measure-still.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { LIGHT_COLOURS, SKIN_TONES } from '#tests/fixtures/synthetic-face/index.ts';
import { BARE_LOOK } from '#tests/support/worn-look.ts';
import { photographOf } from './bare-people.ts';
import { looksOn } from './looks.ts';

export const LIGHTS = {
  full: { light: { exposure: 1 } },
  half: { light: { exposure: 0.5 } },
  warm: { light: { exposure: 1, colour: LIGHT_COLOURS.warm } },
  side: { light: { keyDirection: [-0.5, 0.4, 0.8] } },
} as const;
export type LightName = keyof typeof LIGHTS;

/** Products that are read. Mascara cannot be told from lashes, so it stays as it was drawn. */
export const READ_PRODUCTS = [
  'lipstick',
  'blush',
  'eyeshadow',
  'eyeliner',
  'foundation',
] as const satisfies readonly Product[];
export type ReadProduct = (typeof READ_PRODUCTS)[number];

export interface Finding {
  readonly tone: number;
  readonly light: LightName;
  /** Seed of the person and the camera. */
  readonly seed: number;
  readonly look: string;
  readonly product: ReadProduct;
  readonly confidence: number;
  readonly isFound: boolean;
  readonly opacityError: number;
  /**
   * CIEDE2000 over the product's area, between the picture that was read and the same bare face wearing the
   * look that was read. A product that was not found is not worn.
   */
  readonly error: number;
  /**
   * Color error of the look that was read, when it is worn in another tone and light: CIEDE2000 against the
   * look as it was drawn, on the same face. NaN for foundation, which is not carried over to other faces.
   */
  readonly fromBare: number;
  /** The same on a face of another tone in another light, between the look as it was drawn and as it came back; NaN for a base, which does not travel. */
  readonly elsewhere: number;
}

export interface ReadBack {
  readonly findings: readonly Finding[];
  /** Pictures that were refused, each with the reason. */
  readonly refusals: readonly string[];
}

/** A bare face, and where each product lies on it. */
interface Model {
  readonly shot: Shot;
  readonly areas: Readonly<Record<ReadProduct, readonly number[]>>;
}

/** Seed of the standard person, facing a neutral camera. All others are variations of this one. */
export const USUAL_SITTER = 0;

const usualModels = new Map<string, Promise<Model>>();

function usualModelOf(tracker: FaceTracker, tone: number, light: LightName): Promise<Model> {
  const key = `${tone} ${light}`;
  const known =
    usualModels.get(key) ??
    takeShot(tracker, { skinTone: tone, ...LIGHTS[light] }).then((shot) => modelIn(shot));
  usualModels.set(key, known);
  return known;
}

/** Null if the tracker finds no face in the picture. */
async function modelOf(
  tracker: FaceTracker,
  tone: number,
  light: LightName,
  seed: number,
): Promise<Model | null> {
  if (seed === USUAL_SITTER) return usualModelOf(tracker, tone, light);
  const { image, frame } = photographOf(tone, LIGHTS[light].light, seed);
  const face = await trackStill(tracker, image);
  return face === null ? null : modelIn({ truth: { ...frame, image }, face });
}

async function modelIn(shot: Shot): Promise<Model> {
  return {
    shot,
    areas: {
      lipstick: lipsArea(shot),
      blush: await blushArea(shot, drawEngine),
      eyeshadow: lidArea(shot),
      eyeliner: await linerArea(shot),
      foundation: foundationArea(shot),
    },
  };
}

/**
 * Pixels that are at least half covered by eyeliner: there, a white line differs from a black one by at
 * least half the largest difference, on any skin.
 */
async function linerArea({ truth: { image }, face }: Shot): Promise<number[]> {
  const drawIn = (color: HexColour): FrameImage | Promise<FrameImage> =>
    drawEngine(image, face, { ...BARE_LOOK, eyeliner: { color, opacity: 100 } });
  const [black, white] = [await drawIn('#000000'), await drawIn('#ffffff')];
  const differences = Array.from(
    { length: image.width * image.height },
    (_, pixel) => lightOf(white, pixel) - lightOf(black, pixel),
  );
  const most = differences.reduce((one, other) => Math.max(one, other));
  return [...differences.keys()].filter((pixel) => (differences[pixel] ?? 0) > most / 2);
}

function lightOf({ data }: FrameImage, pixel: number): number {
  return (data[4 * pixel] ?? 0) + (data[4 * pixel + 1] ?? 0) + (data[4 * pixel + 2] ?? 0);
}

function differenceOver(one: FrameImage, other: FrameImage, pixels: readonly number[]): number {
  const colour = ({ data }: FrameImage): ReturnType<typeof meanLab> =>
    meanLab(pixels.map((pixel) => labOfPixel(data, pixel)));
  return ciede2000(colour(one), colour(other));
}

function draw({ shot }: Model, look: Look): Promise<FrameImage> {
  return Promise.resolve(drawEngine(shot.truth.image, shot.face, look));
}

/** The tone half the scale away, so that a light skin is followed by a deep one. */
function otherTone(tone: number): number {
  return (tone + SKIN_TONES.length / 2) % SKIN_TONES.length;
}

export async function readBack(
  tracker: FaceTracker,
  tone: number,
  light: LightName,
  seed: number,
): Promise<ReadBack> {
  const model = await modelOf(tracker, tone, light, seed);
  if (model === null)
    return { findings: [], refusals: [`tone ${tone}, ${light}, person ${seed}: no face`] };
  const other = await usualModelOf(tracker, otherTone(tone), light === 'full' ? 'half' : 'full');
  const findings: Finding[] = [];
  const refusals: string[] = [];
  for (const [name, look] of looksOn(tone)) {
    const drawn = await draw(model, look);
    const reading = measureStill('appearance', drawn, [{ ...model.shot.face }]);
    if (isWithheld(reading)) {
      refusals.push(`tone ${tone}, ${light}, person ${seed}, ${name}: ${reading.withheld}`);
      continue;
    }
    // Other products are judged over the wearer's own base; the base that was read is drawn on its own.
    const { mascara } = look;
    const read = applyPatch(reading.look, { mascara, foundation: look.foundation });
    const again = await draw(model, read);
    const againOnBase = await draw(model, applyPatch(reading.look, { mascara }));
    const { foundation } = BARE_LOOK;
    const there = await draw(other, applyPatch(look, { foundation }));
    const thereAgain = await draw(other, applyPatch(read, { foundation }));
    for (const product of READ_PRODUCTS) {
      const area = model.areas[product];
      findings.push({
        tone,
        light,
        seed,
        look: name,
        product,
        confidence: reading.confidences[product],
        isFound: reading.confidences[product] >= LEAST_CONFIDENCE,
        opacityError: Math.abs(reading.look[product].opacity - look[product].opacity),
        error: differenceOver(drawn, product === 'foundation' ? againOnBase : again, area),
        fromBare: differenceOver(drawn, model.shot.truth.image, area),
        elsewhere:
          product === 'foundation'
            ? Number.NaN
            : differenceOver(there, thereAgain, other.areas[product]),
      });
    }
  }
  return { findings, refusals };
}
