import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inject } from 'vitest';

/** Copies a database that nobody has open: a thousand small files, which take `cp` three times as long. */
export function copyDatabase(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const copy = join(to, relative(from, path));
    if (entry.isDirectory()) mkdirSync(copy, { mode: 0o700 });
    else copyFileSync(path, copy);
  }
}

/**
 * A new data folder with an empty embedded database, as a first start leaves it, which takes some
 * seconds. Who asks for it removes it.
 */
export async function makeDataFolder(): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-data-'));
  copyDatabase(inject('databaseFolder'), join(dataFolder, 'database'));
  return dataFolder;
}
