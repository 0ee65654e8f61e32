import { expect, test } from '#tests/support/test.ts';
import { COLOUR_RULES, findingsOf } from './axe.ts';

const FLAWLESS = `<html lang="en" data-theme="vanity">
  <title>A page</title>
  <main><h1>A heading</h1><p style="color: #000">Some words</p></main>
</html>`;

test('axe finds what is wrong each time it runs, and only in the part on which it runs', async ({
  page,
}) => {
  await page.setContent(FLAWLESS);
  expect(await findingsOf(page)).toEqual([]);

  const words = page.getByText('Some words');
  await words.evaluate((paragraph) => {
    paragraph.style.color = '#eee';
    paragraph.insertAdjacentHTML('afterend', '<img src="data:," />');
  });
  const faint = 'color-contrast: <p style="color: rgb(238, 238, 238);">Some words</p>';
  const nameless = 'image-alt: <img src="data:,">';
  expect(await findingsOf(page)).toEqual([faint, nameless]);
  expect(await findingsOf(page, 'html', COLOUR_RULES)).toEqual([faint]);
  expect(await findingsOf(page, 'h1')).toEqual([]);

  await words.evaluate((paragraph) => {
    paragraph.style.color = '#000';
  });
  expect(await findingsOf(page)).toEqual([nameless]);
});
