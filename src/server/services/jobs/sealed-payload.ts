import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod/mini';
import type { JobName } from './job-payloads.ts';

/**
 * Mails hold links that let their reader in. A copy of the database, made while a mail waits, must not do
 * so: the payload of such a job is stored encrypted, with a key that is derived from the server's secret.
 */
export interface PayloadSeal {
  /** The form in which a payload is stored. */
  readonly close: (name: JobName, payload: unknown) => unknown;
  /** A stored payload as it was given. Throws if it was stored with another secret. */
  readonly open: (name: string, stored: unknown) => unknown;
}

/** Kinds of jobs that may carry a link. The payloads of the others are compared in the database. */
const SEALED: ReadonlySet<string> = new Set<JobName>(['mail']);

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** Of AES-GCM (NIST SP 800-38D, section 8.2.2). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'lookglass jobs';

const sealed = z.strictObject({ sealed: z.string() });

/** Makes the seal of a server with this secret. */
export function createPayloadSeal(secret: string): PayloadSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
  return {
    close(name, payload) {
      if (!SEALED.has(name)) return payload;
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
      const text = Buffer.concat([cipher.update(JSON.stringify(payload), 'utf8'), cipher.final()]);
      return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64') };
    },
    open(name, stored) {
      const read = sealed.safeParse(stored);
      // An older version of the server has stored it unencrypted.
      if (!read.success) return stored;
      const bytes = Buffer.from(read.data.sealed, 'base64');
      const textAt = NONCE_BYTES + TAG_BYTES;
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(name))
          .setAuthTag(bytes.subarray(NONCE_BYTES, textAt));
        const text = Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]);
        const payload: unknown = JSON.parse(text.toString('utf8'));
        return payload;
      } catch (cause) {
        throw new Error('The job was stored with another AUTH_SECRET, or changed since.', {
          cause,
        });
      }
    },
  };
}
