import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectPictureFile } from './picture-file.ts';

const canvas = sharp({ create: { width: 48, height: 36, channels: 3, background: '#b3203f' } });
const FILES = {
  jpeg: await canvas.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  png: await canvas.clone().png().toBuffer(),
  webp: await canvas.clone().webp().toBuffer(),
  avif: await canvas.clone().avif().toBuffer(),
  gif: await canvas.clone().gif().toBuffer(),
} as const;
const FORMATS = Object.keys(FILES) as (keyof typeof FILES)[];

describe('inspectPictureFile', () => {
  it.each(FORMATS)('knows a whole %s by its content', (format) => {
    expect(inspectPictureFile(FILES[format])).toEqual({ kind: 'picture', format });
  });

  it.each(FORMATS)('notices when the end of a %s is missing', (format) => {
    const file = FILES[format];
    for (const share of [0.5, 0.9]) {
      const cut = file.subarray(0, Math.floor(file.length * share));
      expect(inspectPictureFile(cut).kind).toBe('cut-short');
    }
  });

  it('does not take the end of a preview inside a JPEG for the end of the file', () => {
    const preview = FILES.jpeg;
    const segment = Buffer.alloc(4);
    segment.writeUInt16BE(0xffe1, 0);
    segment.writeUInt16BE(preview.length + 2, 2);
    const whole = Buffer.concat([preview.subarray(0, 2), segment, preview, preview.subarray(2)]);
    expect(inspectPictureFile(whole).kind).toBe('picture');
    expect(inspectPictureFile(whole.subarray(0, whole.length - 40)).kind).toBe('cut-short');
  });

  it('accepts a JPEG with something after its end as whole, since cameras append data', () => {
    const file = Buffer.concat([FILES.jpeg, Buffer.from('MotionPhoto')]);
    expect(inspectPictureFile(file).kind).toBe('picture');
  });

  it('knows a HEIC by its brand', () => {
    const file = Buffer.alloc(24);
    file.writeUInt32BE(24, 0);
    file.write('ftypheic', 4, 'latin1');
    expect(inspectPictureFile(file)).toEqual({ kind: 'picture', format: 'heic' });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('I am not a picture')],
    ['a drawing made of text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01])],
  ])('says that %s is not a picture', (_what, file) => {
    expect(inspectPictureFile(file)).toEqual({ kind: 'not-a-picture' });
  });

  it('never throws, for any bytes', () => {
    const beginnings = fc.constantFrom(...FORMATS.map((format) => FILES[format].subarray(0, 12)));
    fc.assert(
      fc.property(beginnings, fc.uint8Array({ maxLength: 80 }), (beginning, rest) => {
        const bytes = new Uint8Array([...beginning, ...rest]);
        expect(typeof inspectPictureFile(bytes).kind).toBe('string');
      }),
    );
  });
});
