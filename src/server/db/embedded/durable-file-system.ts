import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What `init` amends and hands on. */
type EngineOptions = Parameters<NodeFS['init']>[1];

/** A file as emscripten has it open; a folder has no descriptor of the system. */
interface OpenFile {
  readonly path: string;
  readonly nfd?: number;
}

/** Where the engine believes its data to be. */
const ENGINE_FOLDER = '/pglite/data';

/** EIO as emscripten numbers it (the WASI list): tells PostgreSQL that its data may not be stored. */
const INPUT_OUTPUT_ERROR = 29;

/**
 * The settings with which the engine asks for syncs at all: its own defaults turn them off, and
 * fdatasync, which it would use for its log, does nothing in emscripten.
 */
export const DURABLE_SETTINGS = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'] as const;

function isOpenFile(value: unknown): value is OpenFile {
  return typeof value === 'object' && value !== null && 'path' in value;
}

function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * A folder of this machine as the engine's file system, which really syncs when it is asked to. The one
 * of the engine's own package reports success without doing anything.
 */
export class DurableFileSystem extends NodeFS {
  override async init(engine: PGlite, options: EngineOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    emscriptenOpts.preRun?.push((module) => {
      const operations: unknown = Reflect.get(module.NODEFS, 'stream_ops');
      if (typeof operations !== 'object' || operations === null) {
        throw new TypeError('The engine keeps its files in a way that is not known.');
      }
      Reflect.set(operations, 'fsync', (file: unknown): number => {
        try {
          this.syncOpenFile(file);
          return 0;
        } catch {
          return INPUT_OUTPUT_ERROR;
        }
      });
    });
    return { emscriptenOpts };
  }

  private syncOpenFile(file: unknown): void {
    if (!isOpenFile(file)) throw new TypeError('Not an open file.');
    if (file.nfd !== undefined) fsyncSync(file.nfd);
    else syncFolder(join(this.rootDir, relative(ENGINE_FOLDER, file.path)));
  }
}
