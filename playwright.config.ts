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

/** Tests of the mirror at work. */
const MIRROR_TESTS = /\/(?:mirror-[a-z]+|camera(?:-[a-z]+)?|looks|offline|photo)\.spec\.ts$/;

/** Tests in Firefox, which they start themselves; they are left out if there is none. */
const FIREFOX_TESTS = /\/firefox\.spec\.ts$/;

/** The same in WebKitGTK. */
const WEBKIT_TESTS = /\/webkit\.spec\.ts$/;

/** When run by hand, tests run one after the other; `npm test` starts a browser for each core. */
export default defineConfig<TestOptions>({
  projects: [
    // They share nothing but a server, and some take ten times as long as others.
    { name: 'mirror', testMatch: MIRROR_TESTS, fullyParallel: true },
    ...(findFirefox() === undefined ? [] : [{ name: 'firefox', testMatch: FIREFOX_TESTS }]),
    ...(findWebKit() === undefined ? [] : [{ name: 'webkit', testMatch: WEBKIT_TESTS }]),
    {
      name: 'pages',
      testIgnore: [MIRROR_TESTS, FIREFOX_TESTS, WEBKIT_TESTS],
      use: { savesData: true },
    },
  ],
  testDir: 'tests/e2e',
  globalSetup: './tests/support/data-folder.ts',
  outputDir: 'test-results/e2e',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Far longer than a test needs when it runs alone: the limit only ends tests that hang.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // Tests talk to the server itself, except for those of the service worker, which turn it on.
    serviceWorkers: 'block',
    permissions: ['camera', 'clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: await ensureBrowser(findTestBrowser),
      args: [...CHROMIUM_FLAGS, ...FAKE_CAMERA_FLAGS, ...PLAIN_PAGES_FLAGS],
    },
  },
});
