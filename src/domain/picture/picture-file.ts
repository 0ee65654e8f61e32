/**
 * What the first and last bytes of a file say about the picture in it. Browsers decode the first half of
 * a truncated picture without an error; its grey rest would be taken for part of the face.
 */

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | 'gif' | 'bmp';

export type PictureFileAnswer =
  | { readonly kind: 'picture'; readonly format: PictureFormat }
  | { readonly kind: 'cut-short'; readonly format: PictureFormat }
  | { readonly kind: 'not-a-picture' };

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);

/** Says whether a file is a picture, by its content and not by its name, and whether all of it is there. */
export function inspectPictureFile(bytes: Uint8Array): PictureFileAnswer {
  const format = pictureFormat(bytes);
  if (format === null) return { kind: 'not-a-picture' };
  return { kind: isComplete(bytes, format) ? 'picture' : 'cut-short', format };
}

function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, PNG_SIGNATURE)) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return 'webp';
  if (text(bytes, 0, 4) === 'GIF8') return 'gif';
  if (text(bytes, 0, 2) === 'BM' && bytes.length > 26) return 'bmp';
  if (text(bytes, 4, 4) === 'ftyp') {
    const brand = text(bytes, 8, 4);
    if (HEIC_BRANDS.has(brand)) return 'heic';
    if (AVIF_BRANDS.has(brand)) return 'avif';
  }
  return null;
}

function isComplete(bytes: Uint8Array, format: PictureFormat): boolean {
  switch (format) {
    case 'jpeg':
      return jpegIsComplete(bytes);
    case 'png':
      return pngIsComplete(bytes);
    case 'webp':
      // The size in a RIFF header leaves out its own eight bytes.
      return bytes.length >= view(bytes).getUint32(4, true) + 8;
    case 'heic':
    case 'avif':
      return boxesAreComplete(bytes);
    case 'bmp':
      return bytes.length >= view(bytes).getUint32(2, true);
    case 'gif':
      return bytes.at(-1) === 0x3b;
  }
}

/** Walks the segments to the scan: a preview inside the metadata has an end marker of its own. */
function jpegIsComplete(bytes: Uint8Array): boolean {
  const data = view(bytes);
  let offset = 2;
  while (offset + 4 <= bytes.length) {
    if (bytes[offset] !== 0xff) return false;
    const marker = bytes[offset + 1];
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === 0xda) return hasEndOfImage(bytes, offset + 4);
    offset += 2 + data.getUint16(offset + 2);
  }
  return false;
}

function hasEndOfImage(bytes: Uint8Array, scan: number): boolean {
  for (let place = bytes.length - 2; place >= scan; place -= 1) {
    if (bytes[place] === 0xff && bytes[place + 1] === 0xd9) return true;
  }
  return false;
}

function pngIsComplete(bytes: Uint8Array): boolean {
  const data = view(bytes);
  let offset = PNG_SIGNATURE.length;
  while (offset + 12 <= bytes.length) {
    const end = offset + 12 + data.getUint32(offset);
    if (text(bytes, offset + 4, 4) === 'IEND') return end <= bytes.length;
    offset = end;
  }
  return false;
}

/** ISO base media files are a row of boxes, each with its length in front. */
function boxesAreComplete(bytes: Uint8Array): boolean {
  const data = view(bytes);
  let offset = 0;
  while (offset + 8 <= bytes.length) {
    const short = data.getUint32(offset);
    if (short === 0) return true;
    if (short === 1 && offset + 16 > bytes.length) return false;
    const length = short === 1 ? Number(data.getBigUint64(offset + 8)) : short;
    if (length < 8) return false;
    offset += length;
  }
  return offset === bytes.length;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte);
}

function text(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
