import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import {
  SOURCE_FORWARDER_PROGRAM,
  SOURCE_PICTURE_THREAD,
  SOURCE_SIGNING_PROGRAM,
} from '#scripts/dev/source-picture-thread.ts';
import { emptyWithSandbox } from './sandbox.ts';
import { openTestDatabase } from './test-database.ts';
import { Visitor } from './visitor.ts';

/** The address that the tests' server believes it has. */
export const ORIGIN = 'http://localhost:3000';

/** Signs the sessions of the tests' server. */
export const SECRET = 'a secret that only the tests know, 48 characters';

/** The whole server on a database of its own, without a network. */
export interface Platform {
  readonly app: FastifyInstance;
  readonly connection: DatabaseConnection;
  /** Folder that the server keeps things in. */
  readonly dataFolder: string;
  /** A visitor with a browser of their own. */
  readonly visitor: () => Visitor;
  /** Moves the server's time of day on. */
  readonly advance: (milliseconds: number) => void;
}

/** What the build made and the server hands out, who takes the money, and who reads the log; most tests do without. */
export type Folders = Partial<
  Pick<Dependencies, 'appFolder' | 'documentsFolder' | 'log' | 'payment'>
>;

/** Starts the server with these settings; see `usePlatform`, which most tests want. */
export async function startPlatform(
  environment: Readonly<Record<string, string>> = {},
  openDatabase: () => Promise<DatabaseConnection> = openTestDatabase,
  folders: Folders = {},
): Promise<Platform & { readonly stop: () => Promise<void> }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-platform-'));
  const connection = await openDatabase();
  let lead = 0;
  const config = parseConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataFolder,
    ...environment,
  });
  const app = await createApp(config, {
    clock: () => performance.now(),
    now: () => new Date(Date.now() + lead),
    secret: SECRET,
    version: '1.2.3',
    appFolder: undefined,
    pictureThread: SOURCE_PICTURE_THREAD,
    signingProgram: SOURCE_SIGNING_PROGRAM,
    forwarderProgram: SOURCE_FORWARDER_PROGRAM,
    ...folders,
    database: connection,
  });
  await app.ready();
  return {
    app,
    connection,
    dataFolder,
    visitor: () => new Visitor(app, ORIGIN),
    advance(milliseconds) {
      lead += milliseconds;
    },
    async stop() {
      await app.close();
      await connection.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** One server for a file of tests, its tables emptied after each of them. */
export function usePlatform(
  environment: Readonly<Record<string, string>> = {},
  folders: Folders = {},
): () => Platform {
  let running: Awaited<ReturnType<typeof startPlatform>> | undefined;
  beforeAll(async () => {
    running = await startPlatform(environment, openTestDatabase, folders);
  });
  afterEach(async () => {
    if (running === undefined) return;
    await emptyWithSandbox(running.connection, running.dataFolder);
  });
  afterAll(async () => running?.stop());
  return () => {
    if (running === undefined) throw new Error('The platform runs in tests only.');
    return running;
  };
}
