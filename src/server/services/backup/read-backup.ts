import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import {
  backupEnd,
  backupHead,
  type BackupHead,
  backupLine,
  BackupError,
} from './backup-format.ts';

/** A line of a back-up as it is read: see `backupLine`. */
export type ReadLine = ReturnType<typeof parseLine>;

function parseLine(line: string) {
  return backupLine.parse(JSON.parse(line));
}

/** Reads a back-up line by line. Rejects with a BackupError where the file is none, or not whole. */
export async function* readBackupFile(file: string): AsyncGenerator<ReadLine> {
  const compressed = createReadStream(file);
  const text = createGunzip();
  // What goes wrong in the file is thrown where the lines are read.
  compressed.on('error', (error) => text.destroy(error));
  compressed.pipe(text);
  let isWhole = false;
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
      const parsed = parseLine(line);
      isWhole = backupEnd.safeParse(parsed).success;
      yield parsed;
    }
    if (text.errored !== null) throw text.errored;
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError(`${file} cannot be read as a backup of Lookglass.`, { cause });
  } finally {
    compressed.destroy();
  }
  if (!isWhole) throw new BackupError(`${file} has been cut off: its end is missing.`);
}

/** Reads what a back-up says of itself. */
export async function readBackupHead(file: string): Promise<BackupHead> {
  for await (const line of readBackupFile(file)) {
    const head = backupHead.safeParse(line);
    if (head.success) return head.data;
    break;
  }
  throw new BackupError(`${file} is no backup of Lookglass, or one of a later version.`);
}
