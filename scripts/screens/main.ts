/**
 * Takes screenshots of every page on a phone and on a desktop, for docs/screens. If names are given, only of
 * those: `npm run screens landing studio`.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { launchBrowser } from '#tests/support/browser.ts';
import { stillCamera } from '#tests/support/face-cameras.ts';
import { startServer } from '#tests/support/server.ts';
import { makeSampleVisitors } from './sample-visitors.ts';
import { SCREENS, type Screen, type Theme } from './screens.ts';

const FOLDER = join(PROJECT_FOLDER, 'docs/screens');

const DEVICES = [
  { device: 'phone', width: 390, height: 844 },
  { device: 'desktop', width: 1440, height: 900 },
] as const;

/** WebP quality; below it, hairlines of the type fray. */
const QUALITY = 68;
/** In pixels: nobody looks further down a picture. */
const TALLEST = 5000;
const SETTLE_MS = 600;

async function openContext(
  browser: Browser,
  origin: string,
  { width, height }: (typeof DEVICES)[number],
  theme: Theme,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: theme === 'vanity' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    permissions: ['camera'],
    serviceWorkers: 'block',
  });
  await context.addInitScript((chosen) => {
    const preferences = { facing: 'user', theme: chosen };
    localStorage.setItem('lookglass.preferences', JSON.stringify(preferences));
  }, theme);
  return context;
}

async function photograph(context: BrowserContext, screen: Screen, file: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(screen.path, { waitUntil: 'load' });
  await page.getByRole('main').first().waitFor();
  await screen.prepare?.(page);
  await page.waitForTimeout(SETTLE_MS);
  const picture = sharp(await page.screenshot({ fullPage: screen.whole }));
  const { width, height } = await picture.metadata();
  await picture
    .extract({ left: 0, top: 0, width, height: Math.min(height, TALLEST) })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
  await page.close();
}

async function photographAll(names: readonly string[]): Promise<void> {
  const wanted = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
  if (names.length === 0) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const server = await startServer();
  const browser = await launchBrowser({ cameraFile: await stillCamera() });
  const cookies = await makeSampleVisitors(browser, server);
  for (const device of DEVICES) {
    for (const screen of wanted) {
      for (const theme of screen.themes) {
        const context = await openContext(browser, server.origin, device, theme);
        await context.addCookies(cookies[screen.visitor]);
        const name = [screen.name, device.device, theme].join('-');
        try {
          await photograph(context, screen, join(FOLDER, `${name}.webp`));
          console.log(name);
        } catch (error) {
          // One page that does not open must not cost us the pictures of all others.
          console.error(`${name} could not be photographed:`, error);
          process.exitCode = 1;
        }
        await context.close();
      }
    }
  }
  await browser.close();
  await server.stop();
}

await photographAll(process.argv.slice(2));
