import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { SECRET } from './platform.ts';
import { openTestDatabase } from './test-database.ts';

/** A file of the app that can act. */
export const SCRIPT = 'assets/main-a1b2c3d4.js';
/** Files of the app in which nothing can act. */
export const PASSIVE = ['assets/face-12345678.avif', 'assets/text-12345678.woff2'];

type Environment = Readonly<Record<string, string>>;

/** A server that hands out an app of a few small files. */
export class BuiltApp {
  /** Where the files are. */
  readonly folder: string;
  private readonly database: DatabaseConnection;
  private app: FastifyInstance | null = null;
  private elapsedMs = 1000;

  constructor(folder: string, database: DatabaseConnection) {
    this.folder = folder;
    this.database = database;
  }

  /** Starts the server, in place of one that was started before. */
  async start(
    environment: Environment = {},
    changes: Partial<Pick<Dependencies, 'appFolder'>> = {},
  ): Promise<FastifyInstance> {
    await this.close();
    this.app = await createApp(parseConfig({ LOG_LEVEL: 'silent', ...environment }), {
      clock: () => this.elapsedMs,
      now: () => new Date(),
      secret: SECRET,
      version: '1.2.3',
      appFolder: this.folder,
      database: this.database,
      ...changes,
    });
    return this.app;
  }

  /** The answer of a server that is started for this call. */
  async get(
    url: string,
    headers: Environment = {},
    environment: Environment = {},
  ): Promise<LightMyRequestResponse> {
    const app = await this.start(environment);
    return app.inject({ url, headers });
  }

  /** Moves the server's clock on. */
  advance(milliseconds: number): void {
    this.elapsedMs += milliseconds;
  }

  async close(): Promise<void> {
    await this.app?.close();
    this.app = null;
  }
}

function writeApp(folder: string): void {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Lookglass</title>');
  writeFileSync(join(folder, 'studio.html'), '<!doctype html><title>Lookglass</title><main>');
  writeFileSync(join(folder, SCRIPT), 'export {};');
  writeFileSync(join(folder, `${SCRIPT}.br`), brotliCompressSync('export {};'));
  for (const file of PASSIVE) writeFileSync(join(folder, file), 'no picture');
  writeFileSync(join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.env'), 'SECRET=1');
}

/** Makes the files of an app for the tests of a file, and closes what they start. */
export function useBuiltApp(): () => BuiltApp {
  let database: DatabaseConnection;
  let app: BuiltApp;
  beforeAll(async () => {
    database = await openTestDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'lookglass-app-'));
    writeApp(folder);
    app = new BuiltApp(folder, database);
  });
  afterEach(() => app.close());
  afterAll(async () => {
    await database.close();
    rmSync(app.folder, { recursive: true });
  });
  return () => app;
}
