import { join } from 'node:path';
import { createApp } from './app.ts';
import { makeDataFolder } from './config/data-folder.ts';
import { readSecret } from './config/read-secret.ts';
import { openDatabase } from './db/open/open-database.ts';
import { listen } from './listen.ts';
import { settleConfig } from './settle-config.ts';
import { stopOnSignals } from './stop-signals.ts';

async function main(): Promise<void> {
  const config = await settleConfig(process.env);
  await makeDataFolder(config.dataFolder);
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
    documentsFolder: join(import.meta.dirname, '..', 'documents'),
  });
  stopOnSignals(app, () => database.close());
  const address = await listen(app, config);
  process.stdout.write(`Lookglass is at ${address}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
