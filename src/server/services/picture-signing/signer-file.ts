/** A signer as one file in PEM: its certificate, those above it up to the root, and its key. */

import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { EMAIL_PROTECTION, type KeyedCertificate } from './certificates.ts';

/** Who signs pictures here. */
export interface Signer {
  /** The signer's certificate, then those between it and the root. */
  readonly chain: readonly X509Certificate[];
  readonly root: X509Certificate;
  readonly key: KeyObject;
}

/** What is wrong with the file, as the end of a sentence that begins with its name. */
export class SignerFileError extends Error {
  override readonly name = 'SignerFileError';
}

const CERTIFICATES = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
const KEY = /-----BEGIN (?:EC )?PRIVATE KEY-----[\s\S]+?-----END (?:EC )?PRIVATE KEY-----/;

/** The text of a file that holds these certificates and the key of the first of them. */
export function writeSigner(certificates: readonly X509Certificate[], key: KeyObject): string {
  const pem = key.export({ format: 'pem', type: 'pkcs8' }).toString();
  return `${certificates.map(String).join('')}${pem}`;
}

/**
 * Reads such a file and makes sure that signatures made with it can be checked: the algorithm, the
 * purpose of the certificate, and that each certificate was issued by the next.
 *
 * @throws {SignerFileError}
 */
export function readSigner(text: string, now: Date): Signer {
  const certificates = (text.match(CERTIFICATES) ?? []).map(readCertificate);
  const [leaf, ...above] = certificates;
  const root = above.at(-1);
  if (leaf === undefined || root === undefined) {
    throw new SignerFileError(
      'holds fewer than two certificates: the signer’s, and the root’s last',
    );
  }
  const key = readKey(text);
  if (!leaf.checkPrivateKey(key)) {
    throw new SignerFileError('holds a key that is not the first certificate’s');
  }
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new SignerFileError('holds a key that is not on the curve P-256');
  }
  if (leaf.ca || !leaf.keyUsage?.includes(EMAIL_PROTECTION)) {
    throw new SignerFileError(
      'begins with a certificate that is not for signing (emailProtection, CA:false)',
    );
  }
  if (!/^O=./m.test(leaf.subject)) {
    throw new SignerFileError('begins with a certificate that names no organization (O=)');
  }
  for (const [place, certificate] of certificates.entries()) {
    const issuer = certificates[place + 1] ?? certificate;
    if (!certificate.verify(issuer.publicKey)) {
      throw new SignerFileError(
        'holds certificates that were not given by the next one, up to the root',
      );
    }
  }
  if (Date.parse(leaf.validTo) <= now.getTime()) {
    throw new SignerFileError(`holds a certificate that ended on ${leaf.validTo}`);
  }
  return { chain: certificates.slice(0, -1), root, key };
}

/** Reads a root with its key, which this program wrote. */
export function readRoot(text: string): KeyedCertificate {
  const [certificate] = (text.match(CERTIFICATES) ?? []).map(readCertificate);
  if (certificate === undefined) throw new SignerFileError('holds no certificate');
  const key = readKey(text);
  if (!certificate.checkPrivateKey(key)) {
    throw new SignerFileError('holds a key that is not the certificate’s');
  }
  return { certificate, key };
}

function readCertificate(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch (cause) {
    throw new SignerFileError('holds a certificate that cannot be read', { cause });
  }
}

function readKey(text: string): KeyObject {
  const pem = KEY.exec(text)?.[0];
  if (pem === undefined) throw new SignerFileError('holds no private key in PEM');
  try {
    return createPrivateKey(pem);
  } catch {
    // The cause may quote the key.
    throw new SignerFileError('holds a private key that cannot be read');
  }
}
