import type { Page } from '@playwright/test';
import { chatWithArtist } from '#contracts/makeup-artist-chat.ts';
import { expect, test } from '#tests/support/test.ts';
import { expectFlawless, followSystem } from './every-view.ts';
import { PanelPage, SCREENS } from './panel-page.ts';
import { payFor } from './pay.ts';

const RED = 'Which red lipstick suits me?';

/** The chat with one artist, for a guest who has bought the hour. */
async function openChat(page: Page) {
  const panels = new PanelPage(page);
  await followSystem(page);
  await page.goto('/#panel=artist-chat');
  await payFor(page, 'hourly');
  await page.reload();
  await panels
    .panel('Pro Artists Chat')
    .getByRole('button', { name: 'Chat with Celeste Marlow' })
    .click();
  const chat = page.getByRole('dialog', { name: 'Celeste Marlow' });
  return { panels, chat, field: chat.getByRole('textbox', { name: 'Ask Celeste' }) };
}

test('a guest asks, tries on what is suggested, takes it off, and finds everything again after a reload', async ({
  page,
}) => {
  const { panels, chat, field } = await openChat(page);
  const window = page.viewportSize()!;
  expect((await chat.boundingBox())!.height).toBeCloseTo(window.height * 0.8, 0);
  await expect(chat.getByText('AI Artist', { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
  await field.pressSequentially('Which red');
  await page.keyboard.press('Shift+Enter');
  await field.pressSequentially('lipstick suits me?');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(chat.getByRole('status').filter({ hasText: 'You wear Hot Pink' })).toHaveCount(1);

  await chat.getByRole('button', { name: 'Try it on' }).click();
  await expect(chat.getByText('You are wearing')).toBeVisible();
  const worn = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('lookglass.look') ?? '{}').lipstick?.color);
  await expect.poll(worn).toBe('#b3203f');
  await chat.getByRole('button', { name: 'Save Look' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign In Required' });
  await expect(signIn.getByRole('button', { name: 'Close' })).toBeFocused();
  // A page that is busy drawing may still be opening the dialog when the key arrives.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(signIn).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await chat.getByRole('button', { name: 'Take it off' }).click();
  await expect.poll(worn).toBe('#ec4899');

  // Sharing measurements needs a face; Escape closes the question first, and then the chat.
  const share = chat.getByRole('button', { name: 'Share what the mirror measures' });
  await share.click();
  await expect(chat.getByText('There is no face in the mirror yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();

  await field.fill('half a thought');
  await page.keyboard.press('Escape');
  await expect(chat).toHaveCount(0);
  const goOn = panels.panel('Pro Artists Chat').getByRole('button', { name: /^Go on with/ });
  await expect(goOn).toBeFocused();
  await page.reload();
  await goOn.click();
  await expect(field).toHaveValue('half a thought');
  await expect(chat.getByRole('log').getByText(/You wear Hot Pink/)).toBeVisible();
  await expect(chat.getByText(`From the card: ${RED}`)).toBeVisible();

  await expectFlawless(page, 'the chat');

  // On a phone, the picture has the top fifth above the window to itself.
  const [{ width, height }] = SCREENS;
  await page.setViewportSize({ width, height });
  const picture = page.locator('.phone-stage');
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeLessThan(height * 0.25);
});

test('a message that cannot be delivered says so, stays, and is sent again', async ({ page }) => {
  const { chat, field } = await openChat(page);
  await page.route(`**${chatWithArtist.path}`, (route) => route.abort());
  await field.fill(RED);
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    chat.getByRole('log').getByText("I'm having trouble connecting right now."),
  ).toBeVisible();
  await page.unroute(`**${chatWithArtist.path}`);
  await chat.getByRole('button', { name: 'Send Again' }).click();
  await expect(chat.getByRole('log').getByText(/You wear Hot Pink/)).toBeVisible();
});
