import { eq } from 'drizzle-orm';
import { canStartCluster, startCluster } from '#scripts/test/postgres.mjs';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { users } from '#server/db/schema/accounts.ts';
import { givePro } from '#tests/server/support/entitle.ts';
import { freePort } from '#tests/server/support/free-port.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';
import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { startServer } from '#tests/support/server.ts';
import { expect, test } from '#tests/support/test.ts';
import { newPerson } from './account-pages.ts';
import { expectPicture, HostPage, isOver } from './live-people.ts';
import { makeAccount } from './looks-api.ts';

/** If no PostgreSQL is installed, the last lines of the run say that nothing was tested on it. */
if (canStartCluster()) {
  test('two processes on PostgreSQL carry a session from one browser to two others, including its chat', async ({
    openStudio,
  }) => {
    test.slow();
    const cluster = await startCluster();
    const connection = await openPostgresql({ url: cluster.url }, MIGRATIONS);
    const { origin, stop } = await startServer({
      DATABASE_URL: cluster.url,
      PROCESSES: '2',
      PORT: String(await freePort()),
    });
    try {
      const person = newPerson();
      const page = await openStudio({
        cameraFile: await smallStillCamera({ pose: { scale: 1.6 } }),
        path: `${origin}/#panel=live-streaming`,
        before: async ({ request }) => {
          await makeAccount(request, origin, person);
          const [account] = await connection.database
            .select({ id: users.id })
            .from(users)
            .where(eq(users.email, person.email));
          await givePro(connection, account?.id ?? '');
        },
      });
      const host = new HostPage(page);
      await host.startCamera();
      const link = await host.goLive();
      const viewers = [await openStudio({ path: link }), await openStudio({ path: link })];
      for (const viewer of viewers) await expectPicture(viewer);
      await host.live.getByLabel('Say something kind').fill('Blot once, then again');
      await host.live.getByRole('button', { name: 'Send' }).click();
      for (const viewer of viewers) {
        await expect(viewer.getByText('Blot once, then again')).toBeVisible();
      }
      await host.live.getByRole('button', { name: 'End Stream' }).click();
      for (const viewer of viewers) await expect(isOver(viewer)).toBeVisible();
    } finally {
      await stop();
      await connection.close();
      await cluster.stop();
    }
  });
}
