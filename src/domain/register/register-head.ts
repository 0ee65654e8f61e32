/** The head of the register: which tree it is now, at which moment, and whose signature says so. */

import { bytesOfText, type Bytes, type Sha256, toHex } from './hashing.ts';

/** ECDSA on the curve P-256 with SHA-256 (RFC 9162 allows it): every browser with WebCrypto can check it. */
export const KEY_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
export const SIGNATURE_ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** What is signed. */
export interface HeadFacts {
  /** How many entries the register has. */
  readonly size: number;
  /** Root of the tree over all of them, in base64. */
  readonly root: string;
  /** When it was signed, as ISO 8601. */
  readonly time: string;
}

/** A head with the key that signed it. */
export interface SignedHead extends HeadFacts {
  /** The public key (SubjectPublicKeyInfo), in base64. */
  readonly key: string;
  /** r and s of ECDSA, 64 bytes, in base64. */
  readonly signature: string;
}

/** Keeps this signature from being taken for one of anything else. */
const PURPOSE = 'Lookglass product register, head 1';

/** The bytes that are signed: one line for each fact. */
export function signedBytes({ size, root, time }: HeadFacts): Bytes {
  return bytesOfText(`${PURPOSE}\n${size}\n${root}\n${time}\n`);
}

/** The name of a key for people to read: the first 16 hexadecimal digits of its hash, in groups of four. */
export async function keyName(sha256: Sha256, key: Bytes): Promise<string> {
  const digits = toHex(await sha256(key)).slice(0, 16);
  return (digits.match(/.{4}/g) ?? []).join(' ');
}

/** Checks a signature with a public key; also false where the key cannot be read. */
export type VerifySignature = (key: Bytes, signature: Bytes, signed: Bytes) => Promise<boolean>;

/** The check of a browser or of Node. */
export function verifyWith(subtle: Pick<SubtleCrypto, 'importKey' | 'verify'>): VerifySignature {
  return async (key, signature, signed) => {
    try {
      const publicKey = await subtle.importKey('spki', key, KEY_ALGORITHM, false, ['verify']);
      return await subtle.verify(SIGNATURE_ALGORITHM, publicKey, signature, signed);
    } catch {
      return false;
    }
  };
}
