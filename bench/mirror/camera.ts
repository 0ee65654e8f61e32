/** The camera that every contender looks through: a moving synthetic face whose frames are numbered. */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { writeCameraFile } from '#tests/fixtures/synthetic-face/index.ts';
import { stampNumber } from './frame-number.ts';

/** The recording is played in a loop. */
const SECONDS = 4;
const JPEG_QUALITY = 92;
const START_OF_PICTURE = Buffer.from([0xff, 0xd8, 0xff]);

/** Where a hand is held up beside the face: in full view of the hand models, and hiding nothing. */
const BESIDE_FACE = 0.2;

/**
 * Path of an .mjpeg of 30 frames a second, made once and kept in `folder`.
 *
 * @param hasHand whether a hand is held up beside the face
 */
export async function numberedCameraFile(
  folder: string,
  width: number,
  height: number,
  hasHand = false,
): Promise<string> {
  const plain = await writeCameraFile({
    folder,
    motion: 'medley',
    seconds: SECONDS,
    width,
    height,
    ...(hasHand ? { overrides: { occluder: { position: BESIDE_FACE } } } : {}),
  });
  const numbered = plain.replace(/\.mjpeg$/, '-numbered.mjpeg');
  if (existsSync(numbered)) return numbered;
  const stamped: Buffer[] = [];
  for (const [number, jpeg] of splitPictures(readFileSync(plain)).entries()) {
    const { data, info } = await sharp(jpeg)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    stampNumber(data, info.width, number);
    stamped.push(
      await sharp(data, { raw: info })
        .removeAlpha()
        .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    );
  }
  writeFileSync(`${numbered}.part`, Buffer.concat(stamped));
  renameSync(`${numbered}.part`, numbered);
  return numbered;
}

/** The JPEGs of a motion JPEG file; a start marker cannot occur inside of one. */
function splitPictures(file: Buffer): Buffer[] {
  const starts: number[] = [];
  for (
    let at = file.indexOf(START_OF_PICTURE);
    at >= 0;
    at = file.indexOf(START_OF_PICTURE, at + 3)
  ) {
    starts.push(at);
  }
  return starts.map((start, index) => file.subarray(start, starts[index + 1] ?? file.length));
}
