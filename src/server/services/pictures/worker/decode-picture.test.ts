import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture } from './decode-picture.ts';

/** Red on the left, blue on the right. */
function twoColors() {
  const pixels = Buffer.alloc(3 * 64 * 32);
  for (let pixel = 0; pixel < 64 * 32; pixel += 1) {
    pixels[3 * pixel + (pixel % 64 < 32 ? 0 : 2)] = 255;
  }
  return sharp(pixels, { raw: { width: 64, height: 32, channels: 3 } });
}

async function decode(jpeg: Promise<Buffer>) {
  const image = await decodePicture(await jpeg, 1000);
  if (typeof image === 'string') throw new Error(image);
  const colorAt = (x: number, y: number) => {
    const start = 4 * (y * image.width + x);
    const [r = 0, , b = 0, alpha] = image.data.slice(start, start + 4);
    expect(alpha).toBe(255);
    return r > b ? 'red' : 'blue';
  };
  return { ...image, colorAt };
}

describe('a picture that is decoded', () => {
  it('has four channels of 8 bits, rows from the top', async () => {
    const { data, width, height, colorAt } = await decode(twoColors().jpeg().toBuffer());
    expect([width, height]).toEqual([64, 32]);
    expect(data).toBeInstanceOf(Uint8ClampedArray);
    expect(data).toHaveLength(4 * 64 * 32);
    expect([colorAt(5, 16), colorAt(60, 16)]).toEqual(['red', 'blue']);
  });

  it('stands as its EXIF orientation says', async () => {
    const lying = twoColors().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, colorAt } = await decode(lying);
    expect([width, height]).toEqual([32, 64]);
    expect([colorAt(16, 5), colorAt(16, 60)]).toEqual(['red', 'blue']);
  });

  it('is the same whether it was sent row by row or in finer and finer passes', async () => {
    const plain = await decode(twoColors().jpeg({ quality: 90 }).toBuffer());
    const progressive = await decode(
      twoColors().jpeg({ quality: 90, progressive: true }).toBuffer(),
    );
    expect(progressive.data).toEqual(plain.data);
  });

  it('is in sRGB even if it names the colors of another screen', async () => {
    const orange = {
      create: { width: 16, height: 16, channels: 3, background: '#c86432' },
    } as const;
    const wide = sharp(orange).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const { data } = await decode(wide);
    for (const [channel, value] of [0xc8, 0x64, 0x32].entries()) {
      expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(5);
    }
  });
});
