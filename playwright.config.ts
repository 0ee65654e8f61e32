import { defineConfig } from '@playwright/test';
import {
  CHROMIUM_FLAGS,
  FAKE_CAMERA_FLAGS,
  PLAIN_PAGES_FLAGS,
} from './tests/support/chromium-flags.ts';
import type { TestOptions } from './tests/support/test.ts';
import { ensureBrowser, findTestBrowser } from './scripts/setup/browser.mjs';
import { findFirefox } from './scripts/setup/firefox.mjs';
import { findWebKit } from './scripts/setup/webkit.mjs';

/** Tests of the mirror at work, which draws on the processor here, and is timed by how fast it does. */
const MIRROR_TESTS = /\/mirror-[a-z]+\.spec\.ts$/;

/** Tests of the mirror in which nothing depends on its pace: they run beside others. */
const UNTIMED_TESTS = /\/(?:camera(?:-[a-z]+)?|looks|offline|photo)\.spec\.ts$/;

/** Tests in a Firefox, which they start themselves: without one they have nothing to run in. */
const FIREFOX_TESTS = /\/firefox\.spec\.ts$/;

/** As those in a Firefox, in WebKitGTK. */
const WEBKIT_TESTS = /\/webkit\.spec\.ts$/;

/** Run by hand, everything is done one after the other; `npm test` starts a browser for each core. */
export default defineConfig<TestOptions>({
  projects: [
    // They share no more than a server, and some take ten times as long as others.
    { name: 'mirror', testMatch: MIRROR_TESTS, fullyParallel: true },
    { name: 'untimed', testMatch: UNTIMED_TESTS, fullyParallel: true },
    ...(findFirefox() === undefined ? [] : [{ name: 'firefox', testMatch: FIREFOX_TESTS }]),
    ...(findWebKit() === undefined ? [] : [{ name: 'webkit', testMatch: WEBKIT_TESTS }]),
    {
      name: 'pages',
      testIgnore: [MIRROR_TESTS, UNTIMED_TESTS, FIREFOX_TESTS, WEBKIT_TESTS],
      use: { savesData: true },
    },
  ],
  testDir: 'tests/e2e',
  globalSetup: './tests/support/data-folder.ts',
  outputDir: 'test-results/e2e',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Far more than each needs where it is alone: a limit is there to end what hangs.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // A test meets the server itself; those of the service worker ask for it.
    serviceWorkers: 'block',
    permissions: ['camera', 'clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await ensureBrowser(findTestBrowser),
      args: [...CHROMIUM_FLAGS, ...FAKE_CAMERA_FLAGS, ...PLAIN_PAGES_FLAGS],
    },
  },
});
