import type { Locator, Page, Request } from '@playwright/test';
import { QUICK_PROMPTS } from '#content/help-chat/help-chat-words.ts';
import { expect, test } from '#tests/support/test.ts';
import { expectFlawless, followSystem } from './every-view.ts';
import { SitePage } from './site-page.ts';
import { openAtRest } from './open-at-rest.ts';

const NAME = 'Beauty AI Assistant';

const BACKGROUND = ['/api/maintenance/status', '/api/analytics/track'];

function chatOf(page: Page): Locator {
  return page.getByRole('dialog', { name: NAME });
}

/** Opens the chat while the test controls the page's clock. */
async function openWithClock(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: `Open ${NAME}` }).click();
  const chat = chatOf(page);
  await expect(chat.getByRole('textbox', { name: 'Your question' })).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  return chat;
}

test.describe('the help chat', () => {
  test('greets the person, and answers after typing for one to two seconds', async ({ page }) => {
    const chat = await openWithClock(page);
    const field = chat.getByRole('textbox', { name: 'Your question' });
    const send = chat.getByRole('button', { name: 'Send' });
    await expect(chat.getByText('Hello! I’m your Beauty AI Assistant.')).toBeVisible();
    await expect(send).toBeDisabled();
    await field.fill('My camera not working!');
    await field.press('Enter');
    await expect(chat.getByText(`${NAME} is typing`)).toBeAttached();
    await expect(field).toBeDisabled();
    await expect(send).toBeDisabled();
    await page.clock.runFor(990);
    await expect(chat.getByText(`${NAME} is typing`)).toBeAttached();
    await page.clock.runFor(1010);
    await expect(chat.getByText(/allow the camera for this site/)).toBeVisible();
    await expect(chat.getByText(`${NAME} is typing`)).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  test('sends with Enter, and starts a new line with Shift and Enter', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: `Open ${NAME}` }).click();
    const chat = chatOf(page);
    const field = chat.getByRole('textbox', { name: 'Your question' });
    await field.fill('   ');
    await field.press('Enter');
    await expect(chat.getByText('You:')).toHaveCount(0);
    await field.fill('First line');
    await field.press('Shift+Enter');
    await expect(field).toHaveValue('First line\n');
    await expect(chat.getByText('You:')).toHaveCount(0);
    await field.press('Enter');
    await expect(chat.getByText('You:')).toHaveCount(1);
  });

  test('fills the field with a quick prompt', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: `Open ${NAME}` }).click();
    const chat = chatOf(page);
    const field = chat.getByRole('textbox', { name: 'Your question' });
    for (const prompt of QUICK_PROMPTS) {
      await chat.getByRole('button', { name: prompt }).click();
      await expect(field).toHaveValue(prompt);
      await expect(field).toBeFocused();
    }
    await expect(chat.getByText('You:')).toHaveCount(0);
  });

  test('leads from an answer to the place where the problem is solved', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: `Open ${NAME}` }).click();
    const chat = chatOf(page);
    await chat.getByRole('textbox').fill('how to use');
    await chat.getByRole('button', { name: 'Send' }).click();
    await chat.getByRole('button', { name: 'App Tutorial' }).click();
    await expect(new SitePage(page).dialog('App Tutorial')).toBeVisible();
  });

  test('minimizes to its header, and keeps the conversation', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: `Open ${NAME}` }).click();
    const chat = chatOf(page);
    await chat.getByRole('textbox').fill('privacy');
    await chat.getByRole('textbox').press('Enter');
    await expect(chat.getByText(/happen in your browser/)).toBeVisible();
    await chat.getByRole('button', { name: 'Minimize' }).click();
    await expect(chat.getByRole('log')).toHaveCount(0);
    await expect(chat).toBeVisible();
    await chat.getByRole('button', { name: 'Show the conversation' }).click();
    await expect(chat.getByText(/happen in your browser/)).toBeVisible();
  });

  test('closes with Escape, and returns the focus to its button', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: `Open ${NAME}` });
    await button.click();
    await expect(chatOf(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chatOf(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('opens from the address /#', async ({ page }) => {
    await page.goto('/#');
    await expect(chatOf(page)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('is available on the other pages, too', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('button', { name: `Open ${NAME}` }).click();
    await expect(chatOf(page)).toBeVisible();
  });

  test('sends nothing anywhere', async ({ page }) => {
    await openAtRest(page, '/');
    await page.getByRole('button', { name: `Open ${NAME}` }).click();
    const field = chatOf(page).getByRole('textbox');
    await expect(field).toBeFocused();
    const calls: Request[] = [];
    page.on('request', (request) => calls.push(request));
    await field.fill('is my data safe');
    await field.press('Enter');
    await expect(chatOf(page).getByText(/happen in your browser/)).toBeVisible();
    // What every page does in the background goes on, and has nothing to do with the question.
    const asked = calls
      .map((call) => new URL(call.url()).pathname)
      .filter((path) => path.startsWith('/api/') && !BACKGROUND.includes(path));
    expect(asked).toEqual([]);
    const said = calls.map((call) => `${call.url()} ${call.postData() ?? ''}`).join(' ');
    expect(said).not.toMatch(/is.{1,3}my.{1,3}data/);
  });

  test('covers none of the studio’s controls on a phone until it is opened', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Open ${NAME}` })).toBeHidden();
    await new SitePage(page).open(NAME);
    const chat = chatOf(page);
    await expect(chat.getByRole('textbox')).toBeFocused();
    await chat.getByRole('button', { name: 'Minimize' }).click();
    const covered = await page.evaluate(() => {
      const header = document.querySelector('.help-chat')?.getBoundingClientRect();
      if (header === undefined) return ['nothing is there'];
      return [...document.querySelectorAll<HTMLElement>('main :is(button, a, input, [role])')]
        .filter((control) => control.matches('button, a, input, [role="radio"], [role="slider"]'))
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(
          ({ box }) =>
            box.width > 0 &&
            box.left < header.right &&
            header.left < box.right &&
            box.top < header.bottom &&
            header.top < box.bottom,
        )
        .map(({ control }) => control.outerHTML);
    });
    expect(covered).toEqual([]);
  });
});

test('axe finds nothing with the chat open, in any theme and size', async ({ page }) => {
  await followSystem(page);
  await page.goto('/');
  await new SitePage(page).open(NAME);
  const chat = chatOf(page);
  await chat.getByRole('textbox').fill('What features do you have?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText(/Pro adds the artists’ chat/)).toBeVisible();
  await expectFlawless(page, 'the chat');
  await chat.getByRole('button', { name: 'Minimize' }).click();
  await expectFlawless(page, 'the minimized chat');
});
