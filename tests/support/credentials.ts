/** Reads content credentials, and signs as another maker would, with the library that others use, too. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm';
import { makeRoot, makeSigner } from '#server/services/picture-signing/certificates.ts';
import { signClaim } from '#server/services/picture-signing/worker/cose-signature.ts';
import {
  MemoryBlob,
  provideFileReader,
} from '#server/services/picture-signing/worker/memory-blob.ts';

const ROOM = 4096;

export interface ReadManifest {
  readonly assertions: readonly unknown[];
  readonly claim_generator_info: readonly unknown[];
  readonly title?: string;
  readonly thumbnail?: unknown;
  readonly ingredients?: readonly unknown[];
}

/** The part of the library's answer that tests read. */
export interface ReadStore {
  readonly active_manifest: string;
  readonly manifests: Readonly<Record<string, ReadManifest>>;
  readonly validation_state: 'Trusted' | 'Valid' | 'Invalid';
  readonly validation_results: unknown;
}

let isLoaded = false;

function load(): void {
  if (isLoaded) return;
  const file = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  provideFileReader();
  initSync({ module: readFileSync(file) });
  isLoaded = true;
}

/** @param root The only trusted root certificate, in PEM */
export async function readCredentials(
  picture: Uint8Array,
  root: string,
  type = 'image/jpeg',
): Promise<ReadStore> {
  load();
  const settings = {
    trust: { trust_anchors: root },
    verify: { remote_manifest_fetch: false, ocsp_fetch: false },
  };
  const blob = new MemoryBlob(new Uint8Array(picture));
  const reader = await WasmReader.fromBlob(type, blob, JSON.stringify(settings));
  try {
    return JSON.parse(reader.json());
  } finally {
    reader.free();
  }
}

export interface OtherMaker {
  readonly type?: string;
  readonly organization?: string;
  readonly now?: Date;
}

/** The picture with credentials of another maker, whose root certificate is not trusted here. */
export async function signAsOther(
  picture: Uint8Array,
  { type = 'image/jpeg', organization = 'Other Cameras', now = new Date() }: OtherMaker = {},
): Promise<Uint8Array<ArrayBuffer>> {
  load();
  const { certificate, key } = makeSigner(makeRoot(now, organization), now, organization);
  const manifest = {
    claim_generator_info: [{ name: organization }],
    title: 'A street at noon',
    assertions: [
      {
        label: 'c2pa.actions.v2',
        data: {
          actions: [
            {
              action: 'c2pa.created',
              digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture',
            },
          ],
        },
      },
    ],
  };
  const settings = {
    builder: { thumbnail: { enabled: false } },
    verify: { verify_after_sign: false },
  };
  const builder = WasmBuilder.fromJson(JSON.stringify(manifest), JSON.stringify(settings));
  try {
    const signed = await builder.sign(
      {
        alg: 'es256',
        reserveSize: ROOM,
        sign: async (claim) => signClaim(claim, [new Uint8Array(certificate.raw)], key, ROOM),
      },
      type,
      new MemoryBlob(new Uint8Array(picture)),
    );
    return new Uint8Array(signed);
  } finally {
    builder.free();
  }
}
