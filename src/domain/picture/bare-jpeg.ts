/**
 * A JPEG with nothing but its picture: no camera data, no comment, no preview, no signature, nothing
 * after its end. Signing such a file signs nobody else's words. Markers are those of ITU-T T.81, table
 * B.1.
 */

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const JFIF = 0xe0;
/** How the colors were coded, for decoders that ask; six fixed fields without room for words. */
const ADOBE = 0xee;
const FIRST_RESTART = 0xd0;
const LAST_RESTART = 0xd7;

/** Baseline and progressive frames, Huffman and quantization tables, the restart interval. */
const OF_THE_PICTURE: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd]);

/** Lengths, their own two bytes included, of the two application segments that may stay: without a preview, without words. */
const LENGTH_OF_JFIF = 16;
const LENGTH_OF_ADOBE = 14;

/**
 * The same picture with its tables and its coded data alone. It looks the same, unless it had a color
 * profile other than sRGB, which is left out.
 *
 * @returns null where the bytes are not a whole JPEG
 */
export function bareJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const parts = partsOf(bytes);
  if (parts === null) return null;
  const bare = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    bare.set(part, place);
    place += part.length;
  }
  return bare;
}

/** Whether bytes are a whole JPEG that holds nothing else. */
export function isBareJpeg(bytes: Uint8Array): boolean {
  const parts = partsOf(bytes);
  return parts?.reduce((sum, part) => sum + part.length, 0) === bytes.length;
}

/** Width and height in pixels, of the first frame of a JPEG; null where it has none. */
export function sizeOfJpeg(bytes: Uint8Array): { width: number; height: number } | null {
  const frame = partsOf(bytes)?.find(
    ([, marker]) => marker === 0xc0 || marker === 0xc1 || marker === 0xc2,
  );
  if (frame === undefined || frame.length < 9) return null;
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  return { height: view.getUint16(5), width: view.getUint16(7) };
}

/** The parts of the file that are kept, in their order; null where it ends too early or is not a JPEG. */
function partsOf(bytes: Uint8Array): readonly Uint8Array[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const parts = [bytes.subarray(0, 2)];
  let hasScan = false;
  let place = 2;
  while (place + 1 < bytes.length) {
    const marker = bytes[place + 1];
    if (bytes[place] !== 0xff || marker === undefined) return null;
    if (marker === 0xff) {
      // Markers may be filled up with any number of these (B.1.1.2).
      place += 1;
      continue;
    }
    if (marker === END) {
      parts.push(bytes.subarray(place, place + 2));
      return hasScan ? parts : null;
    }
    const length = lengthAt(bytes, place + 2);
    if (length === null) return null;
    let end = place + 2 + length;
    if (marker === SCAN) {
      hasScan = true;
      end = endOfScan(bytes, end);
    }
    if (end > bytes.length) return null;
    const part = bytes.subarray(place, end);
    if (marker === SCAN || isKept(part)) parts.push(part);
    place = end;
  }
  return null;
}

function lengthAt(bytes: Uint8Array, place: number): number | null {
  const [high, low] = [bytes[place], bytes[place + 1]];
  if (high === undefined || low === undefined) return null;
  const length = high * 256 + low;
  return length < 2 ? null : length;
}

function isKept(part: Uint8Array): boolean {
  const marker = part[1] ?? 0;
  const length = part.length - 2;
  if (marker === JFIF) return length === LENGTH_OF_JFIF && nameOf(part, 5) === 'JFIF\0';
  if (marker === ADOBE) return length === LENGTH_OF_ADOBE && nameOf(part, 5) === 'Adobe';
  return OF_THE_PICTURE.has(marker);
}

function nameOf(part: Uint8Array, length: number): string {
  return String.fromCharCode(...part.subarray(4, 4 + length));
}

/** Where the marker stands that ends the coded data: one that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let place = start;
  while (place + 1 < bytes.length) {
    const next = bytes[place + 1] ?? 0;
    const isOfScan =
      bytes[place] !== 0xff ||
      next === 0 ||
      next === 0xff ||
      (next >= FIRST_RESTART && next <= LAST_RESTART);
    if (!isOfScan) return place;
    place += 1;
  }
  return bytes.length;
}
