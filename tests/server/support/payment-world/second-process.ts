/** The program of a server that sells in a process of its own; `startSecondServer` bundles and starts it. */
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { sandboxClient } from '#server/payment/provider.ts';
import type { SecondServerNeeds, Told, Word } from './second-server.ts';

function tell(word: Word): void {
  process.send?.(word);
}

/** How far the server's clock, and the provider's, are ahead of the real one, in milliseconds. */
let leads = { server: 0, provider: 0 };

async function start(needs: SecondServerNeeds) {
  const { databaseUrl, migrations, dataFolder, secret, provider } = needs;
  const database = await openPostgresql({ url: databaseUrl }, migrations);
  const config = parseConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataFolder });
  const app = await createApp(config, {
    clock: () => performance.now(),
    now: () => new Date(Date.now() + leads.server),
    secret,
    version: '1.2.3',
    appFolder: undefined,
    database,
    payment: {
      kind: 'sandbox',
      stripe: sandboxClient(provider.url, provider.secretKey),
      publishableKey: null,
      webhookSecret: provider.webhookSecret,
      now: () => new Date(Date.now() + leads.provider),
    },
  });
  await app.ready();
  return {
    app,
    async stop() {
      await app.close();
      await database.close();
    },
  };
}

let starting: ReturnType<typeof start> | undefined;

async function obey(told: Told): Promise<void> {
  if (told.do === 'start') {
    starting = start(told);
    await starting;
    tell({ is: 'ready' });
  } else if (told.do === 'know the time') {
    leads = told.leads;
  } else if (told.do === 'answer') {
    const running = await starting;
    if (running === undefined) return;
    const { statusCode, payload, cookies } = await running.app.inject(told.request);
    tell({ is: 'answer', to: told.id, reply: { statusCode, payload, cookies } });
  } else {
    await (await starting)?.stop();
    process.disconnect();
  }
}

process.on('message', (told: Told) => void obey(told));
// The tests are gone: there is nobody to answer.
process.on('disconnect', () => process.exit());
