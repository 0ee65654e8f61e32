/** Cameras that look at a synthetic face: files for a browser's fake camera, made once and kept. */

import { existsSync, renameSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  writeCameraFile,
  type MotionName,
  type SyntheticFaceOptions,
} from '#tests/fixtures/synthetic-face/index.ts';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';

const FOLDER = join(PROJECT_FOLDER, 'node_modules', '.cache', 'lookglass-cameras');

const FRAMES_PER_SECOND = 30;

/** A frozen, noiseless camera: each of its frames is the same, bit for bit. */
export function stillCamera(options: SyntheticFaceOptions = {}): Promise<string> {
  return writeCameraFile({ folder: FOLDER, motion: 'still', seconds: 0, overrides: options });
}

/** A moving face with sensor noise, in half the resolution of a webcam. */
export function movingCamera(motion: MotionName, seconds: number): Promise<string> {
  return writeCameraFile({ folder: FOLDER, motion, seconds, width: 640, height: 360 });
}

/** A face that is there for so many seconds and gone for as many, again and again. */
export async function leavingCamera(seconds: number): Promise<string> {
  const [here, gone] = await Promise.all([stillCamera(), stillCamera({ pose: { x: -1 } })]);
  const [first, second] = await Promise.all([readFile(here), readFile(gone)]);
  const path = join(FOLDER, `leaving-${seconds}-${nameOf(here)}-${nameOf(gone)}.mjpeg`);
  if (existsSync(path)) return path;
  const count = Math.round(seconds * FRAMES_PER_SECOND);
  const unfinished = `${path}.${process.pid}.part`;
  const frames = [first, second].flatMap((frame) => Array.from({ length: count }, () => frame));
  await writeFile(unfinished, Buffer.concat(frames));
  renameSync(unfinished, path);
  return path;
}

/** The hash in the name of a camera file. */
function nameOf(path: string): string {
  return /-([0-9a-f]+)\.mjpeg$/.exec(path)?.[1] ?? '';
}
