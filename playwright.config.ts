import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, FAKE_CAMERA_FLAGS } from './tests/support/chromium-flags.ts';
import { ensureBrowser } from './scripts/setup/browser.mjs';

/** One worker: the mirror draws on the processor here, and two of them would starve each other. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // A test meets the server itself; those of the service worker ask for it.
    serviceWorkers: 'block',
    permissions: ['camera', 'clipboard-read', 'clipboard-write'],
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: await ensureBrowser(),
      args: [...CHROMIUM_FLAGS, ...FAKE_CAMERA_FLAGS],
    },
  },
});
