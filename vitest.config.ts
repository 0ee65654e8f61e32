import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import {
  CHROMIUM_FLAGS,
  FAKE_CAMERA_FLAGS,
  PLAIN_PAGES_FLAGS,
} from './tests/support/chromium-flags.ts';

const SERVER_TESTS = [
  ['server', 'tests/server/*.test.ts'],
  ['server-edge', 'tests/server/edge/*.test.ts'],
] as const;

/** A busy machine may be slow to fulfil a poll. A test that sets a shorter limit does so on purpose. */
const PATIENT_POLL = { timeout: 40_000 };

/** Milliseconds. Far longer than a test needs when it runs alone: the limits only end tests that hang. */
const LIMITS = {
  unit: 60_000,
  server: 90_000,
  startedServers: 180_000,
  browser: 180_000,
  preparation: 180_000,
} as const;

const executablePath = process.env['CHROMIUM_PATH'];

/**
 * Starts with the tests that only one database has to pass: servers that are killed and restarted take the
 * longest, although their files are the smallest. If they came last, a core would be idle meanwhile.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ project }: TestSpecification): boolean =>
      ['server-embedded', 'server-postgresql'].includes(project.name);
    // oxlint-disable-next-line unicorn/no-array-sort -- The sequencer's own, which returns another list.
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

interface BrowserProject {
  readonly name: string;
  readonly include: string[];
  /** Whether each file has a page of its own. */
  readonly isolate: boolean;
  /** A script of the page around all of them. */
  readonly outerScript?: string;
}

function browserProject({ outerScript, ...test }: BrowserProject): TestProjectInlineConfiguration {
  return {
    plugins: [react({ compiler: true }), tailwindcss()],
    publicDir: 'src/app/public',
    // Only a worker imports it: discovered in the middle of a run, it would make the page reload.
    optimizeDeps: { include: ['@contentauth/c2pa-wasm'] },
    test: {
      ...test,
      globalSetup: ['tests/support/provide-credentials.ts'],
      testTimeout: LIMITS.browser,
      hookTimeout: LIMITS.preparation,
      expect: { poll: PATIENT_POLL },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        orchestratorScripts: outerScript === undefined ? [] : [{ src: outerScript }],
        provider: playwright({
          launchOptions: {
            args: [...CHROMIUM_FLAGS, ...FAKE_CAMERA_FLAGS, ...PLAIN_PAGES_FLAGS],
            ...(executablePath === undefined ? {} : { executablePath }),
          },
          contextOptions: { permissions: ['camera'] },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/**
 * Kinds of tests: `unit` runs in Node; `server` tests the whole server with a database (PostgreSQL if
 * `TEST_DATABASE_URL` names one); `server-edge` tests what the server does before or next to its database,
 * which is the same for each database; `server-embedded` and `server-postgresql` test what only that
 * database has to withstand (the latter needs PostgreSQL to be installed); `browser` and `render` run in a
 * headless Chromium with software graphics, and test the parts of the page and what the engine draws. The
 * browser is the one that `npm test` found, or Playwright's own when vitest is run by hand.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Most of what one kind of test imports has already been imported and compiled by another.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'tests/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.ts', 'tests/server/**'],
          isolate: false,
          testTimeout: LIMITS.unit,
        },
      },
      ...SERVER_TESTS.map(([name, include]) => ({
        test: {
          name,
          environment: 'node' as const,
          include: [include],
          globalSetup: ['tests/server/support/database-template.ts'],
          isolate: false,
          testTimeout: LIMITS.server,
          hookTimeout: LIMITS.preparation,
          expect: { poll: PATIENT_POLL },
        },
      })),
      ...(['embedded', 'postgresql'] as const).map((engine) => ({
        test: {
          name: `server-${engine}`,
          environment: 'node' as const,
          include: [`tests/server/${engine}/**/*.test.ts`],
          globalSetup: [
            'tests/server/support/database-template.ts',
            'tests/server/support/build-server.ts',
          ],
          isolate: false,
          testTimeout: LIMITS.startedServers,
          hookTimeout: LIMITS.preparation,
          expect: { poll: PATIENT_POLL },
        },
      })),
      browserProject({
        name: 'browser',
        include: ['src/**/*.browser.test.{ts,tsx}'],
        // The page's own code is loaded only once for all files; each file cleans up after itself.
        isolate: false,
      }),
      // Each file has a page of its own: a browser keeps only so many drawing contexts per page alive.
      browserProject({
        name: 'render',
        include: ['tests/render/**/*.browser.test.ts'],
        isolate: true,
        outerScript: './tests/render/outer-page.ts',
      }),
    ],
  },
});
