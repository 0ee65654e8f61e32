import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initSync, WasmBuilder } from '@contentauth/c2pa-wasm';
import { claimOf } from '#server/services/picture-signing/claim.ts';
import type { SigningTask } from '#server/services/picture-signing/signing-task.ts';
import { signClaim } from './cose-signature.ts';
import { MemoryBlob, provideFileReader } from './memory-blob.ts';

/** Room for the signature itself and what describes it, beside the certificates, in bytes. */
const BESIDE_CERTIFICATES = 256;

/** No thumbnail, which would be a second picture of the face, and no network. What was signed is checked once more. */
function settingsFor(root: string): string {
  return JSON.stringify({
    builder: { thumbnail: { enabled: false } },
    trust: { trust_anchors: root },
    verify: { verify_after_sign: true, remote_manifest_fetch: false, ocsp_fetch: false },
  });
}

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  provideFileReader();
  initSync({ module: await readFile(file) });
}

/**
 * The same JPEG with its credentials in it. The bytes that came are overwritten before the answer is
 * sent.
 */
export async function signJpeg({
  picture,
  facts,
  chain,
  root,
  key,
}: SigningTask): Promise<Uint8Array<ArrayBuffer>> {
  await (loading ??= load());
  const signingKey = createPrivateKey(key);
  const room = chain.reduce((sum, { length }) => sum + length, BESIDE_CERTIFICATES);
  const builder = WasmBuilder.fromJson(JSON.stringify(claimOf(facts)), settingsFor(root));
  try {
    const signed = await builder.sign(
      {
        alg: 'es256',
        reserveSize: room,
        sign: async (claim) => signClaim(claim, chain, signingKey, room),
      },
      'image/jpeg',
      new MemoryBlob(picture),
    );
    return new Uint8Array(signed);
  } finally {
    builder.free();
    picture.fill(0);
  }
}
