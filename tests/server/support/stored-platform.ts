import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';
import { joinAs, type Member } from './account.ts';
import { type FileTrace, traceFiles } from './file-trace.ts';
import { type Platform, startPlatform } from './platform.ts';

/** The whole server on an embedded database in a folder of the disk, with the disk watched. */
export interface StoredPlatform extends Platform {
  readonly trace: FileTrace;
  readonly member: Member;
  /** Opens the same database again, as the next start of the server would. */
  readonly reopen: () => Promise<Platform>;
}

/** A server on the disk for each test. */
export function useStoredPlatform(): () => StoredPlatform {
  let running: StoredPlatform | undefined;
  let end: () => Promise<void> = async () => {};
  beforeEach(async () => {
    const folder = await makeDataFolder();
    const trace = traceFiles();
    const open = () => startPlatform({}, () => openEmbedded(join(folder, 'database'), MIGRATIONS));
    let platform = await open();
    running = {
      ...platform,
      trace,
      member: await joinAs(platform),
      async reopen() {
        await platform.stop();
        trace.mend();
        platform = await open();
        return platform;
      },
    };
    end = async () => {
      trace.mend();
      await platform.stop();
      trace.stop();
      await rm(folder, { recursive: true });
    };
  });
  afterEach(() => end());
  return () => {
    if (running === undefined) throw new Error('The platform runs in tests only.');
    return running;
  };
}
