import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';

/** Where tests and developers find the address and the key of a sandbox that runs. */
export const SANDBOX_FILE = 'payment-sandbox.json';
const OWNER_ONLY = 0o600;

const reach = z.object({ url: z.string(), secretKey: z.string() });

/** How to reach a sandbox. */
export type SandboxReach = z.output<typeof reach>;

/** What the provider's library must know of an address such as `http://127.0.0.1:4000`. */
export function reachedAt(url: string) {
  const { hostname: host, port } = new URL(url);
  return { host, port, protocol: 'http', telemetry: false } as const;
}

/** Reads how to reach the sandbox that runs on a folder; undefined where none does. */
export async function readSandboxFile(dataFolder: string): Promise<SandboxReach | undefined> {
  try {
    return reach.parse(JSON.parse(await readFile(join(dataFolder, SANDBOX_FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes it down for the owner of the folder alone. */
export async function writeSandboxFile(
  dataFolder: string,
  mine: SandboxReach,
): Promise<{ readonly remove: () => Promise<void> }> {
  const file = join(dataFolder, SANDBOX_FILE);
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, JSON.stringify(mine), { mode: OWNER_ONLY });
  await rename(unfinished, file);
  return {
    async remove() {
      const written = await readSandboxFile(dataFolder);
      // Another server on this folder may have written its own.
      if (written?.secretKey === mine.secretKey) await rm(file, { force: true });
    },
  };
}
