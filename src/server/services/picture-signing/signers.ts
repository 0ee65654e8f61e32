/** Whose name pictures are signed in: the operator's file, or a signer that is made and kept here. */

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, ConfigError } from '#server/config/config.ts';
import { readSigner, type Signer, SignerFileError } from './signer-file.ts';
import { signerIn } from './signer-folder.ts';

export interface Signers {
  /** Who signs now; undefined where pictures are not signed. */
  readonly current: () => Promise<Signer | undefined>;
  /** Rejects with a ConfigError where the operator's file cannot be used. */
  readonly check: () => Promise<void>;
}

interface SignersNeeds {
  readonly config: Pick<Config, 'pictureSignerFile' | 'dataFolder' | 'mode'>;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

const FOLDER = 'picture-signing';
const DAY_MS = 86_400_000;
/** How long before the operator's certificate expires the log begins to say so each day. */
const WARNED_BEFORE_MS = 60 * DAY_MS;

/**
 * In production the operator names a file, the same on each machine, and no server holds the root's key. Elsewhere a root and a
 * signer are made in the data folder when they are first wanted.
 */
export function createSigners({ config, now, log }: SignersNeeds): Signers {
  const { pictureSignerFile: file, dataFolder, mode } = config;
  if (file === undefined) {
    const folder = join(dataFolder, FOLDER);
    return {
      current: async () => (mode === 'production' ? undefined : signerIn(folder, now())),
      check: async () => {},
    };
  }

  let known: { readonly signer: Signer; readonly changedAt: number } | undefined;
  let warnedAt = Number.NEGATIVE_INFINITY;

  async function read(path: string): Promise<Signer> {
    const { mtimeMs: changedAt } = await stat(path);
    if (known?.changedAt === changedAt) return known.signer;
    const signer = readSigner(await readFile(path, 'utf8'), now());
    known = { signer, changedAt };
    return signer;
  }

  function warnOfEnd({ chain: [leaf] }: Signer): void {
    const left = Date.parse(leaf?.validTo ?? '') - now().getTime();
    if (left > WARNED_BEFORE_MS || now().getTime() - warnedAt < DAY_MS) return;
    warnedAt = now().getTime();
    log.warn({ days: Math.floor(left / DAY_MS) }, 'the certificate that signs pictures ends soon');
  }

  return {
    async current() {
      try {
        const signer = await read(file);
        warnOfEnd(signer);
        return isOver(signer, now()) ? undefined : signer;
      } catch (error) {
        // The file may just be being replaced, so the signer from before goes on.
        log.warn({ kind: kindOf(error) }, 'PICTURE_SIGNER_FILE cannot be read');
        return known === undefined || isOver(known.signer, now()) ? undefined : known.signer;
      }
    },
    async check() {
      try {
        await read(file);
      } catch (error) {
        const why =
          error instanceof SignerFileError ? error.message : `cannot be read (${kindOf(error)})`;
        throw new ConfigError(`PICTURE_SIGNER_FILE is ${file}, which ${why}.`);
      }
    },
  };
}

function isOver({ chain: [leaf] }: Signer, now: Date): boolean {
  return Date.parse(leaf?.validTo ?? '') <= now.getTime();
}

function kindOf(error: unknown): string {
  if (error instanceof SignerFileError) return error.message;
  if (error instanceof Error && 'code' in error) return String(error.code);
  return typeof error;
}
