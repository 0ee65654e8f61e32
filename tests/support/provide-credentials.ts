/** Signed pictures for tests in a browser, created for each run, because certificates expire. */

import sharp from 'sharp';
import type { TestProject } from 'vitest/node';
import { makeRoot, makeSigner } from '#server/services/picture-signing/certificates.ts';
import { signJpeg } from '#server/services/picture-signing/worker/sign-picture.ts';
import { signAsOther } from './credentials.ts';
import type { ProvidedPictures } from './provided-pictures.ts';

export async function setup(project: TestProject): Promise<void> {
  const now = new Date();
  const picture = sharp({ create: { width: 96, height: 64, channels: 3, background: '#a0626a' } });
  const [jpeg, png, webp] = [
    await picture.clone().jpeg().toBuffer(),
    await picture.clone().png().toBuffer(),
    await picture.clone().webp().toBuffer(),
  ];
  const root = makeRoot(now);
  const signer = makeSigner(root, now);
  const ours = await signJpeg({
    picture: new Uint8Array(jpeg),
    facts: { sha256: 'ab'.repeat(32), size: jpeg.length, signedAt: now, version: '1.2.3' },
    chain: [new Uint8Array(signer.certificate.raw)],
    root: String(root.certificate),
    key: signer.key.export({ format: 'pem', type: 'pkcs8' }).toString(),
  });
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
  const pictures: ProvidedPictures = {
    root: String(root.certificate),
    ours: text(ours),
    plain: text(jpeg),
    otherJpeg: text(await signAsOther(jpeg)),
    otherPng: text(await signAsOther(png, { type: 'image/png' })),
    otherWebp: text(await signAsOther(webp, { type: 'image/webp' })),
  };
  project.provide('signedPictures', pictures);
}
