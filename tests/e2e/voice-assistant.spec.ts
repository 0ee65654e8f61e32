import { expect, test } from '#tests/support/test.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { PanelPage, SCREENS } from './panel-page.ts';
import { beginAsPro } from './pay.ts';
import { speakTo } from './spoken-to.ts';

test('the studio can be used with eyes closed, from its start to a saved look', async ({
  page,
  studio,
}) => {
  const panels = new PanelPage(page);
  const voice = await speakTo(page, 'on-device');
  const ask = async (sentence: string, reply: string | RegExp): Promise<void> => {
    await page.keyboard.press('Alt+Shift+L');
    await voice.say(sentence);
    await voice.expectSpoken(reply);
  };
  await beginAsPro(page, studio.origin);
  await panels.open('#panel=voice-assistant');
  const panel = panels.panel('Voice Assistant');
  await expect(panel.getByRole('button', { name: 'Start Listening' })).toBeVisible();

  await ask('start the camera', 'The camera is on.');
  await ask('softer blush and a red lip', 'Blush at 35%. Lipstick: red.');
  await ask('a bit darker', 'Lipstick: darker.');
  await ask('what am I wearing', /^Lipstick: .+, 70%\. Blush: Soft Rose, 35%\./);
  await ask('reset', 'Reset the whole look? Say yes or no.');
  await ask('no', 'All right, nothing was changed.');
  await ask('save', /^What should I call it\?/);
  await ask('Sunday Best', 'Saved as “Sunday Best”.');
  await ask('natural look', /^You’re wearing Natural now/);
  await ask('wear my sunday best', 'You’re wearing “Sunday Best” now.');

  const recent = panel.getByRole('list').filter({ hasText: 'natural look' });
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await expect(recent).toContainText('Heard with 93% confidence');
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(panel.getByRole('button', { name: 'Start Listening' })).toBeVisible();
    expect.soft(await findingsOf(page, '#panel')).toEqual([]);
    expect.soft(await overflowOf(page)).toBe(0);
  }
});
