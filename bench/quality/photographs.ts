/**
 * Photographs of real people, if a folder of them lies beside the repository. They are never required, and
 * never written into the repository.
 */

import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { FACE_OVAL, LEFT_EYE, LIPS_INNER, RIGHT_EYE } from '#engine/geometry/landmark-indices.ts';
import { ContactSheet, cropAround, type Tile } from '#bench/picture/contact-sheet.ts';
import { erode, maskOf, type Mask } from '#bench/picture/mask.ts';
import { visitCoverage, type Point } from '#bench/picture/polygon-coverage.ts';
import { paintedMask, paintedShare } from './change.ts';
import { drawBaseline, drawEngine, type DrawMakeup } from './makeup-renderers.ts';
import { SHEET_LOOKS } from './sheets.ts';
import { trackStill } from './shot.ts';

const PICTURES = new Set(['.png', '.jpg', '.jpeg', '.webp']);
const TILE = { width: 420, height: 525 } as const;

export interface PhotographResult {
  readonly name: string;
  /** Painted shares inside the tracked outlines (which are no ground truth), with the default look. */
  readonly engine: { readonly mouth: number; readonly eyes: number };
  readonly baseline: { readonly mouth: number; readonly eyes: number };
}

/**
 * Judges every photograph in `folder` and writes a contact sheet of them; does
 * nothing if the folder is missing.
 */
export async function judgePhotographs(
  tracker: FaceTracker,
  folder: string,
  sheetPath: string,
): Promise<PhotographResult[]> {
  if (!existsSync(folder)) return [];
  const results: PhotographResult[] = [];
  const sheet = new ContactSheet(
    ['bare', ...Object.keys(SHEET_LOOKS), 'baseline'],
    TILE.width,
    TILE.height,
  );
  for (const file of readdirSync(folder).filter((name) => PICTURES.has(extname(name)))) {
    const image = await readPicture(join(folder, file));
    const face = await trackStill(tracker, image);
    if (face === null) continue;
    const name = basename(file, extname(file));
    const look = SHEET_LOOKS['default'];
    if (look === undefined) continue;
    const judge = async (drawMakeup: DrawMakeup): Promise<{ mouth: number; eyes: number }> =>
      judgeOutlines(image, face, await drawMakeup(image, face, look));
    results.push({ name, engine: await judge(drawEngine), baseline: await judge(drawBaseline) });
    const crop = cropAround(flatPoints(face, FACE_OVAL), 0.12, TILE.width / TILE.height);
    const tiles: Tile[] = [{ image, crop }];
    for (const worn of Object.values(SHEET_LOOKS)) {
      tiles.push({ image: await drawEngine(image, face, worn), crop });
    }
    tiles.push({ image: await drawBaseline(image, face, look), crop });
    await sheet.addRow(name, tiles);
  }
  await sheet.save(sheetPath);
  return results;
}

async function readPicture(path: string): Promise<FrameImage> {
  const { data, info } = await sharp(path)
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

function judgeOutlines(
  before: FrameImage,
  face: TrackedFace,
  after: FrameImage,
): { mouth: number; eyes: number } {
  const painted = paintedMask(before, after);
  const eyes = [RIGHT_EYE, LEFT_EYE].map((eye) => [
    ...eye.upperLid,
    ...eye.lowerLid.slice(1, -1).toReversed(),
  ]);
  return {
    mouth: paintedShare(painted, insideOf(before, face, [LIPS_INNER])),
    eyes: paintedShare(painted, insideOf(before, face, eyes)),
  };
}

/** The pixels inside the landmarks' polygons, without those at the edge. */
function insideOf(
  image: FrameImage,
  face: TrackedFace,
  loops: readonly (readonly number[])[],
): Mask {
  const covered = new Uint8Array(image.width * image.height);
  const polygons = loops.map((loop) => pointsOf(face, loop));
  visitCoverage(polygons, image.width, image.height, (pixel, share) => {
    if (share > 0.5) covered[pixel] = 1;
  });
  return erode(
    maskOf(image.width, image.height, (pixel) => covered[pixel] === 1),
    1,
  );
}

function pointsOf({ landmarks }: TrackedFace, loop: readonly number[]): Point[] {
  return loop.map((landmark) => ({
    x: landmarks[3 * landmark] ?? 0,
    y: landmarks[3 * landmark + 1] ?? 0,
  }));
}

function flatPoints(face: TrackedFace, loop: readonly number[]): number[] {
  return pointsOf(face, loop).flatMap(({ x, y }) => [x, y]);
}
