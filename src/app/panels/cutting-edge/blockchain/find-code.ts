/** Finds a QR code in a picture: by the browser where it can, else by a library that is loaded on demand. */

/** Longest side of what is searched, in pixels: codes are found as well as in larger pictures, and sooner. */
const LONGEST_SIDE = 1200;

/** Resolves with the text of a QR code, or null where none is found. */
export type FindCode = (picture: ImageBitmap) => Promise<string | null>;

/** The part of the browser's detector that is used; TypeScript does not know it. */
interface Detector {
  readonly detect: (picture: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

function isDetectorClass(value: unknown): value is DetectorClass {
  return typeof value === 'function' && 'getSupportedFormats' in value;
}

async function ownDetector(): Promise<FindCode | null> {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (!isDetectorClass(found)) return null;
  try {
    if (!(await found.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new found({ formats: ['qr_code'] });
    return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
  } catch {
    // On some systems the detector exists but does not work.
    return null;
  }
}

function pixelsOf(picture: ImageBitmap): ImageData | null {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

async function libraryDetector(): Promise<FindCode> {
  const { default: readCode } = await import('jsqr');
  return (picture) => {
    const pixels = pixelsOf(picture);
    const found = pixels === null ? null : readCode(pixels.data, pixels.width, pixels.height);
    return Promise.resolve(found?.data ?? null);
  };
}

/** What finds codes here. Rejects when the library is needed and cannot be loaded. */
export async function codeFinder(): Promise<FindCode> {
  return (await ownDetector()) ?? libraryDetector();
}
