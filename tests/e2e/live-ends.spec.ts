import type { Page } from '@playwright/test';
import { LONGEST_SILENCE_MS } from '#domain/live/live-room.ts';
import { expect, test } from '#tests/support/test.ts';
import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { newPerson } from './account-pages.ts';
import { expectPicture, framesOf, HostPage, isOver, TITLE } from './live-people.ts';
import { openLiveWays } from './live-ways.ts';
import { makeAccount, makeOperator } from './looks-api.ts';
import { grantPro, revokePro } from './operator-api.ts';
import { announceProStatus, beginAsPro } from './pay.ts';

/** A session ends for everyone within 2 s; the rest is for the pages of a busy machine. */
const ENDS_WITHIN_MS = 4000;
const CUT_MS = 5000;
const UNKNOWN = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Waits until a viewer's page says that the session is over, and notes in the report how long that took. */
async function expectEnd(viewer: Page, why: string, limit = ENDS_WITHIN_MS): Promise<void> {
  const since = performance.now();
  await expect(isOver(viewer)).toBeVisible({ timeout: limit });
  await expect(viewer.locator('video')).toHaveCount(0);
  const description = `${Math.round(performance.now() - since)} ms`;
  test.info().annotations.push({ type: why, description });
}

const openWithCamera = async () => ({
  cameraFile: await smallStillCamera({ pose: { scale: 1.6 } }),
  path: '/#panel=live-streaming',
});

test('pictures come back by themselves after a viewer or the host was cut off for 5 seconds', async ({
  openStudio,
}) => {
  test.slow();
  const page = await openStudio({ ...(await openWithCamera()), before: beginAsPro });
  const host = new HostPage(page);
  const ofHost = await openLiveWays(page);
  await host.startCamera();
  const link = await host.goLive();
  const viewer = await openStudio({ path: '/login' });
  const ofViewer = await openLiveWays(viewer);
  await viewer.goto(link);
  await expectPicture(viewer);

  for (const [whose, ways] of Object.entries({ viewer: ofViewer, host: ofHost })) {
    await ways.cut();
    await viewer.waitForTimeout(1000);
    const before = await framesOf(viewer);
    await viewer.waitForTimeout(CUT_MS - 1000);
    expect(await framesOf(viewer), `while the way of the ${whose} is cut`).toBe(before);
    await ways.mend();
    const since = performance.now();
    await expectPicture(viewer);
    const description = `${Math.round(performance.now() - since)} ms`;
    test.info().annotations.push({ type: `the picture after a cut at the ${whose}`, description });
  }
  await expect(host.live.getByText('People see this picture now.')).toBeVisible();
  await host.live.getByLabel('Say something kind').fill('There I am again');
  await host.live.getByRole('button', { name: 'Send' }).click();
  await expect(viewer.getByText('There I am again')).toBeVisible();
  for (const ways of [ofHost, ofViewer]) ways.close();
});

test('a session is closed to whom its host blocks, and over for all when Pro ends, an operator ends it, or the host’s tab is killed', async ({
  openStudio,
  playwright,
  studio: { origin, dataFolder },
}) => {
  test.slow();
  const person = newPerson('Noor Haddad');
  const olive = newPerson('Olive Perator');
  const operator = await playwright.request.newContext();
  await makeAccount(operator, origin, olive);
  await makeOperator(dataFolder, olive.email);
  const page = await openStudio({
    ...(await openWithCamera()),
    before: async ({ request }) => {
      await makeAccount(request, origin, person);
      await grantPro(operator, origin, person.email);
    },
  });
  const host = new HostPage(page);
  await host.startCamera();

  const first = await host.goLive();
  const viewer = await openStudio({ path: new URL(first).pathname });
  const rude = await openStudio({
    path: new URL(first).pathname,
    before: ({ request }) => makeAccount(request, origin, newPerson('Ida Stern')),
  });
  await expectPicture(viewer);
  await expect(rude.locator('video')).toBeVisible();
  await rude.getByLabel('Say something kind').fill('Rude words');
  await rude.getByRole('button', { name: 'Send' }).click();
  await expect(viewer.getByText('Rude words')).toBeVisible();
  await host.live.getByRole('button', { name: 'What to do about “Rude words” by Ida' }).click();
  await host.live.getByRole('button', { name: 'Block Ida' }).click();
  await expect(
    rude.getByRole('heading', { name: 'You can no longer watch this session' }),
  ).toBeVisible();
  await expect(rude.locator('video')).toHaveCount(0);
  await expect(viewer.getByText('Rude words')).toHaveCount(0);
  await rude.reload();
  const none = rude.getByRole('heading', { name: 'There’s no session here that you can watch' });
  await expect(none).toBeVisible();
  const kept = await rude.getByRole('main').innerText();
  await rude.goto(`/live/${UNKNOWN}`);
  await expect(none).toBeVisible();
  expect(await rude.getByRole('main').innerText()).toBe(kept);
  await rude.close();
  await expectPicture(viewer);

  await revokePro(operator, origin, person.email);
  await expectEnd(viewer, 'Pro ends');
  await grantPro(operator, origin, person.email);
  await announceProStatus(page);
  await expect(host.live.getByText('It ended because your access to Pro ended.')).toBeVisible();

  await viewer.goto(await host.goLive());
  await viewer.getByRole('button', { name: `Report “${TITLE}”` }).click();
  const report = viewer.getByRole('dialog', { name: 'Report this session' });
  await report.getByRole('radio', { name: 'Hate or insults' }).check();
  await report.getByRole('button', { name: 'Send Report' }).click();
  await expect(report).toBeHidden();
  const desk = await openStudio({
    path: '/operator',
    storageState: await operator.storageState(),
  });
  await desk.getByRole('button', { name: 'Reports', exact: true }).click();
  await desk.getByText(TITLE).first().click();
  await desk.getByRole('button', { name: `End the session “${TITLE}”` }).click();
  const asked = desk.getByRole('dialog', { name: 'End this session?' });
  await asked.getByLabel('Reason').fill('It insults people');
  await asked.getByRole('button', { name: 'End session' }).click();
  await expectEnd(viewer, 'an operator ends it');
  await expect(host.live.getByText('An operator ended it.')).toBeVisible();
  await desk.close();

  await viewer.goto(await host.goLive());
  await expectPicture(viewer);
  const devtools = await page.context().newCDPSession(page);
  const killed = page.waitForEvent('crash');
  // A page that has crashed does not reply.
  devtools.send('Page.crash').catch(() => undefined);
  await killed;
  await expectEnd(viewer, 'the host’s tab is killed', LONGEST_SILENCE_MS + ENDS_WITHIN_MS);
  await operator.dispose();
});
