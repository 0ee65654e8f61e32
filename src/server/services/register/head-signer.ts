import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { toBase64 } from '#domain/register/hashing.ts';
import {
  type HeadFacts,
  keyName,
  type SignedHead,
  signedBytes,
} from '#domain/register/register-head.ts';
import { sha256 } from './register-tree.ts';

/** Signs heads with the key of this service. */
export interface HeadSigner {
  readonly sign: (facts: HeadFacts) => Promise<SignedHead>;
  /** The name of the key that people are shown. */
  readonly name: () => Promise<string>;
}

interface OpenKey {
  readonly privateKey: KeyObject;
  /** SubjectPublicKeyInfo. */
  readonly spki: Uint8Array<ArrayBuffer>;
}

/** @param readKey is called when something is signed for the first time */
export function createHeadSigner(readKey: () => Promise<KeyObject>): HeadSigner {
  let opening: Promise<OpenKey> | undefined;

  async function open(): Promise<OpenKey> {
    const privateKey = await readKey();
    const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
    return { privateKey, spki: new Uint8Array(spki) };
  }

  function opened(): Promise<OpenKey> {
    opening ??= open().catch((cause: unknown) => {
      opening = undefined;
      throw cause;
    });
    return opening;
  }

  return {
    async sign(facts) {
      const { privateKey, spki } = await opened();
      // The form of signatures that WebCrypto knows: r and s side by side.
      const signature = sign('sha256', signedBytes(facts), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      });
      return { ...facts, key: toBase64(spki), signature: toBase64(signature) };
    },
    name: async () => keyName(sha256, (await opened()).spki),
  };
}
