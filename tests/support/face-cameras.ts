/** Cameras that show a synthetic face: files for a browser's fake camera, made once and kept. */

import { existsSync, renameSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  writeCameraFile,
  type MotionName,
  type SyntheticFaceOptions,
} from '#tests/fixtures/synthetic-face/index.ts';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { CAMERA_PACE } from './chromium-flags.ts';

const FOLDER = join(PROJECT_FOLDER, 'node_modules', '.cache', 'lookglass-cameras');

const CAMERA = { folder: FOLDER, format: 'y4m', framesPerSecond: CAMERA_PACE } as const;

/** Half the resolution of a webcam. */
const HALF = { width: 640, height: 360 } as const;

/** A frozen, noiseless camera: each of its frames is the same, bit for bit. */
export function stillCamera(options: SyntheticFaceOptions = {}): Promise<string> {
  return writeCameraFile({ ...CAMERA, motion: 'still', seconds: 0, overrides: options });
}

/** The same at half a webcam's resolution, which is drawn on the CPU in a third of the time. */
export function smallStillCamera(options: SyntheticFaceOptions = {}): Promise<string> {
  return writeCameraFile({ ...CAMERA, ...HALF, motion: 'still', seconds: 0, overrides: options });
}

/** A moving face with sensor noise, at half a webcam's resolution. */
export function movingCamera(motion: MotionName, seconds: number): Promise<string> {
  return writeCameraFile({ ...CAMERA, ...HALF, motion, seconds });
}

/** A face that is alternately there and gone, this many seconds each; at half a webcam's resolution. */
export async function leavingCamera(seconds: number): Promise<string> {
  const [here, gone] = await Promise.all(
    [{}, { pose: { x: -1 } }].map((overrides) =>
      writeCameraFile({ ...CAMERA, ...HALF, motion: 'still', seconds: 0, overrides }),
    ),
  );
  const path = join(FOLDER, `leaving-${seconds}-${nameOf(here!)}-${nameOf(gone!)}.y4m`);
  if (existsSync(path)) return path;
  const [first, second] = await Promise.all([readFile(here!), readFile(gone!)]);
  const headerEnd = first.indexOf('\n') + 1;
  const count = Math.round(seconds * CAMERA_PACE);
  const frames = [first, second].flatMap((still) =>
    Array.from({ length: count }, () => still.subarray(headerEnd)),
  );
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, Buffer.concat([first.subarray(0, headerEnd), ...frames]));
  renameSync(unfinished, path);
  return path;
}

/** The hash in the name of a camera file. */
function nameOf(path: string): string {
  return /-([0-9a-f]+)\.y4m$/.exec(path)?.[1] ?? '';
}
