import { expect, test } from '#tests/support/test.ts';
import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { findingsOf } from './axe.ts';
import { PanelPage } from './panel-page.ts';
import { beginAsPro } from './pay.ts';

test('recommendations are measured from the camera, worn and undone, and a drawn model gets none of its own', async ({
  openStudio,
}) => {
  const page = await openStudio({
    cameraFile: await smallStillCamera({ pose: { scale: 1.6 } }),
    before: beginAsPro,
  });
  const panels = new PanelPage(page);
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await expect(panels.mirror.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.goto('/#panel=ai-recommendations');
  const panel = panels.panel('AI-Powered Recommendations');

  await panel.getByRole('button', { name: 'Get Recommendations' }).click();
  await expect(panel.getByRole('heading', { name: 'Your Features' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(panel.getByRole('heading', { name: 'Pro Tips' })).toBeVisible();
  expect.soft(await findingsOf(page)).toEqual([]);

  // The same on the server: it asks first, and shows the picture that would be sent.
  await panel.getByRole('radio', { name: 'On the server' }).check();
  await panel.getByRole('button', { name: 'Get Recommendations' }).click();
  const question = page.getByRole('dialog', { name: 'Send one picture?' });
  await expect(question.getByText('512 by 288 pixels')).toBeVisible();
  await expect(panels.toast('Analysis Complete')).toBeHidden({ timeout: 20_000 });
  await question.getByRole('button', { name: 'Send This Picture' }).click();
  await expect(panels.toast('Analysis Complete')).toBeVisible({ timeout: 60_000 });
  await panel.getByRole('radio', { name: 'On this device' }).check();

  await panel.getByRole('tab', { name: 'Lipstick' }).click();
  await expect(panel.getByText('First choice')).toBeVisible();
  await panel
    .getByRole('button', { name: /^Apply (?!All)/ })
    .first()
    .click();
  await expect(panels.toast('Applied')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^You’re wearing/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await panel.getByRole('button', { name: 'Apply All' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('button', { name: /^You’re wearing/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Model', exact: true }).click();
  await expect(panels.mirror.getByText('Drawn model', { exact: true })).toBeVisible();
  await expect(panels.mirror.getByRole('button', { name: 'Close Picture' })).toBeVisible({
    timeout: 60_000,
  });
  await panel.getByRole('button', { name: 'Get Recommendations' }).click();
  await expect(panels.toast('Using Default Recommendations')).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole('heading', { name: 'This is not a photograph' })).toBeVisible();
  await expect(panel.getByText('weren’t chosen by your features')).toBeVisible();
});
