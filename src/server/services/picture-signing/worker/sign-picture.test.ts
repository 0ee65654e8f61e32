import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readCredentials } from '#tests/support/credentials.ts';
import { makeRoot, makeSigner } from '#server/services/picture-signing/certificates.ts';
import { signJpeg } from './sign-picture.ts';

const now = new Date();
const root = makeRoot(now);
const signer = makeSigner(root, now);

async function sign(jpeg: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const sha256 = createHash('sha256').update(jpeg).digest('hex');
  return signJpeg({
    picture: new Uint8Array(jpeg),
    facts: { sha256, size: jpeg.length, signedAt: now, version: '1.2.3' },
    chain: [new Uint8Array(signer.certificate.raw)],
    root: String(root.certificate),
    key: signer.key.export({ format: 'pem', type: 'pkcs8' }).toString(),
  });
}

function jpegOf(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a0626a' } })
    .jpeg()
    .toBuffer();
}

describe('a JPEG that is signed', () => {
  it('reads back as what it claims, below its root, at every size of picture', async () => {
    for (const side of [1, 16, 1000]) {
      const jpeg = await jpegOf(side, side);
      const signed = await sign(jpeg);
      const read = await readCredentials(signed, String(root.certificate));
      expect(read.validation_state).toBe('Trusted');
      expect(signed.length - jpeg.length).toBeLessThan(3000);
    }
  });

  it('leaves nothing of the picture in the memory that it came in', async () => {
    const picture = new Uint8Array(await jpegOf(16, 16));
    await signJpeg({
      picture,
      facts: { sha256: 'ab'.repeat(32), size: picture.length, signedAt: now, version: '1.2.3' },
      chain: [new Uint8Array(signer.certificate.raw)],
      root: String(root.certificate),
      key: signer.key.export({ format: 'pem', type: 'pkcs8' }).toString(),
    });
    expect(picture.every((byte) => byte === 0)).toBe(true);
  });
});
