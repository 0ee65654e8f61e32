/**
 * A folder with a root and the signers below it: `root.pem`, `signer-1.pem`, `signer-2.pem` and so on,
 * each with its key and readable by its owner alone. Processes that share the folder share the signer: if
 * several make a file at once, one file stays, and all of them read it.
 */

import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '#server/config/has-code.ts';
import { makeRoot, makeSigner } from './certificates.ts';
import { readRoot, readSigner, type Signer, writeSigner } from './signer-file.ts';

const ROOT_FILE = 'root.pem';
const SIGNER_FILE = /^signer-([1-9]\d{0,4})\.pem$/;
const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

const DAY_MS = 86_400_000;
/**
 * A signer is replaced when less than this is left of its validity, so that each picture can be checked
 * for at least as long: nothing else vouches for the time at which it was signed.
 */
export const RENEWED_BEFORE_MS = 5 * 365 * DAY_MS;

/**
 * The newest signer of the folder; a new one is made if there is none, or if little is left of its
 * validity.
 */
export async function signerIn(folder: string, now: Date): Promise<Signer> {
  const newest = await newestIn(folder);
  if (newest > 0) {
    const signer = await readNumbered(folder, newest, now);
    if (signer !== undefined && !isDue(signer, now)) return signer;
  }
  return makeNext(folder, newest, now);
}

/** Makes the signer after the newest one, and the root where there is none. Rejects where the folder cannot be written to. */
export async function makeNextSigner(
  folder: string,
  now: Date,
): Promise<{ readonly file: string }> {
  const newest = await newestIn(folder);
  await makeNext(folder, newest, now);
  return { file: join(folder, fileOf(newest + 1)) };
}

async function makeNext(folder: string, newest: number, now: Date): Promise<Signer> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const rootFile = join(folder, ROOT_FILE);
  const root = readRoot(
    await keptOrMade(rootFile, () => {
      const made = makeRoot(now);
      return writeSigner([made.certificate], made.key);
    }),
  );
  const text = await keptOrMade(join(folder, fileOf(newest + 1)), () => {
    const made = makeSigner(root, now);
    return writeSigner([made.certificate, root.certificate], made.key);
  });
  return readSigner(text, now);
}

/**
 * Whether another signer should take over. Not if this one expires with its root: a new one could not
 * last longer.
 */
function isDue({ chain: [leaf], root }: Signer, now: Date): boolean {
  if (leaf === undefined || leaf.validTo === root.validTo) return false;
  return Date.parse(leaf.validTo) - now.getTime() < RENEWED_BEFORE_MS;
}

function fileOf(number: number): string {
  return `signer-${number}.pem`;
}

async function newestIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  return names.reduce(
    (newest, name) => Math.max(newest, Number(SIGNER_FILE.exec(name)?.[1] ?? 0)),
    0,
  );
}

/** Undefined if it has expired. */
async function readNumbered(
  folder: string,
  number: number,
  now: Date,
): Promise<Signer | undefined> {
  const text = await readFile(join(folder, fileOf(number)), 'utf8');
  const { certificate } = readRoot(text);
  return Date.parse(certificate.validTo) <= now.getTime() ? undefined : readSigner(text, now);
}

/** The text of the file, which is created atomically if there is none. */
async function keptOrMade(file: string, make: () => string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  await writeFile(draft, make(), { mode: OWNER_ONLY_FILE, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  return readFile(file, 'utf8');
}
