import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { bareJpeg, isBareJpeg, sizeOfJpeg } from './bare-jpeg.ts';

let plain: Uint8Array;
beforeAll(async () => {
  plain = await picture().jpeg().toBuffer();
});

function picture() {
  return sharp({ create: { width: 64, height: 40, channels: 3, background: '#c86432' } });
}

/** The same file with a segment after its first two bytes. */
function withSegment(marker: number, content: string): Uint8Array {
  const text = new TextEncoder().encode(content);
  const head = [0xff, marker, (text.length + 2) >> 8, (text.length + 2) & 0xff];
  return Uint8Array.from([...plain.subarray(0, 2), ...head, ...text, ...plain.subarray(2)]);
}

async function pixelsOf(jpeg: Uint8Array): Promise<Buffer> {
  return sharp(jpeg).raw().toBuffer();
}

describe('a JPEG that holds its picture alone', () => {
  it('is recognized', () => {
    expect(isBareJpeg(plain)).toBe(true);
    expect(bareJpeg(plain)).toEqual(new Uint8Array(plain));
  });

  it('may be progressive, with restarts and several scans', async () => {
    const progressive = await picture().jpeg({ progressive: true }).toBuffer();
    expect(isBareJpeg(progressive)).toBe(true);
  });

  it('has the size that it is shown in', () => {
    expect(sizeOfJpeg(plain)).toEqual({ width: 64, height: 40 });
  });
});

describe('a JPEG that holds more', () => {
  it.each([
    ['a comment', 0xfe],
    ['what a camera says', 0xe1],
    ['a color profile', 0xe2],
    ['a signature of others', 0xeb],
    ['a longer JFIF head, in which a preview lies', 0xe0],
  ])('is not bare: %s', (_, marker) => {
    expect(isBareJpeg(withSegment(marker, 'JFIF\0 words of others'))).toBe(false);
  });

  it('is not bare where bytes follow its end', () => {
    expect(isBareJpeg(Uint8Array.from([...plain, 1, 2, 3]))).toBe(false);
  });

  it('is bare once that was taken out, and shows the same', async () => {
    const full = Uint8Array.from([...withSegment(0xe1, 'Exif\0\0 where and when'), 7, 7]);
    const bare = bareJpeg(full);
    expect(bare && isBareJpeg(bare)).toBe(true);
    expect(Buffer.from(bare ?? []).includes('where and when')).toBe(false);
    expect(await pixelsOf(bare ?? full)).toEqual(await pixelsOf(plain));
  });
});

describe('what is not a whole JPEG', () => {
  it.each([
    ['nothing', () => new Uint8Array()],
    ['words', () => new TextEncoder().encode('a lovely picture')],
    ['a JPEG that was cut in its data', () => plain.subarray(0, plain.length - 10)],
    ['a JPEG that was cut in its head', () => plain.subarray(0, 30)],
    ['a start and an end', () => Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])],
    [
      'a segment without a length',
      () => Uint8Array.from([0xff, 0xd8, 0xff, 0xdb, 0, 0, 0xff, 0xd9]),
    ],
  ])('is refused: %s', (_, bytes) => {
    expect(isBareJpeg(bytes())).toBe(false);
    expect(bareJpeg(bytes())).toBeNull();
  });
});
