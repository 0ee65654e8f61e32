import cluster from 'node:cluster';
import { basename, join } from 'node:path';
import { createApp } from './app.ts';
import { isSupervised, sayListening } from './concurrency/process-words.ts';
import { superviseProcesses } from './concurrency/supervise.ts';
import type { Config } from './config/config.ts';
import { makeDataFolder } from './config/data-folder.ts';
import { readRegisterKey } from './config/read-register-key.ts';
import { readSecret } from './config/read-secret.ts';
import { openDatabase } from './db/open/open-database.ts';
import { listen } from './listen.ts';
import { prepareAnswers } from './services/artist-chat/find-answer.ts';
import { settleConfig } from './settle-config.ts';
import { stopOnSignals } from './stop-signals.ts';

/**
 * Otherwise glibc has a memory arena for each thread, and keeps what pictures once needed in it: 239 MB
 * instead of 172 after 24 pictures. The variable is read when a process starts; systems without glibc
 * ignore it.
 */
const FEW_ARENAS = { MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2' };

/**
 * How many milliseconds after it began to listen a process prepares what can wait: calls that waited for
 * the start come first.
 */
const SETTLED = 5000;

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/**
 * This file, by the path with which it was started: if that is a link, the next start may find a newer
 * file.
 */
function program(): string {
  const [, started = ''] = process.argv;
  return basename(started) === basename(import.meta.filename) ? started : import.meta.filename;
}

async function runOne(config: Config): Promise<void> {
  // The key is read again when it first signs; here, a missing or broken one is reported at the start.
  await readRegisterKey(config);
  const database = await openDatabase(config, join(import.meta.dirname, 'migrations'));
  const app = await createApp(config, {
    clock: () => performance.now(),
    now: () => new Date(),
    database,
    secret: await readSecret(config),
    version: __LOOKGLASS_VERSION__,
    appFolder: join(import.meta.dirname, '..', 'app'),
    pictureThread: {
      program: join(import.meta.dirname, 'picture-thread.js'),
      trackerFolder: join(import.meta.dirname, 'tracker'),
    },
    signingProgram: join(import.meta.dirname, 'signing-thread.js'),
    forwarderProgram: join(import.meta.dirname, 'live-forwarder.js'),
    documentsFolder: join(import.meta.dirname, '..', 'documents'),
  });
  stopOnSignals(app, () => database.close());
  const address = await listen(app, config);
  if (isSupervised()) sayListening();
  else say(`Lookglass is at ${address}`);
  setTimeout(prepareAnswers, SETTLED).unref();
}

async function runSeveral({ processes, port, origin }: Config): Promise<void> {
  const isUp = await superviseProcesses({
    processes,
    program: program(),
    environment: { PORT: String(port), ...FEW_ARENAS },
    onListening: () => say(`Lookglass is at ${origin} with ${processes} processes`),
    say,
  });
  if (!isUp) process.exitCode = 1;
}

async function main(): Promise<void> {
  const config = await settleConfig(process.env);
  await makeDataFolder(config.dataFolder);
  if (config.processes > 1 && cluster.isPrimary) await runSeveral(config);
  else await runOne(config);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
