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

/** A busy machine may take long over what is waited for. Where a test says less, it means so. */
const PATIENT_POLL = { timeout: 40_000 };

/** Milliseconds. Far more than each needs where it is alone: a limit is there to end what hangs. */
const LIMITS = {
  unit: 60_000,
  server: 90_000,
  startedServers: 180_000,
  browser: 180_000,
  preparation: 180_000,
} as const;

const executablePath = process.env['CHROMIUM_PATH'];

/**
 * Begins with what one database alone must withstand: servers that are killed and started again take the longest,
 * in the smallest files, and as the last they would leave a core with nothing to do.
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
}

function browserProject(test: BrowserProject): TestProjectInlineConfiguration {
  return {
    plugins: [react({ compiler: true }), tailwindcss()],
    publicDir: 'src/app/public',
    // A worker asks for it: found out in the middle of a run, it would have the page reload.
    optimizeDeps: { include: ['@contentauth/c2pa-wasm'] },
    test: {
      ...test,
      globalSetup: ['tests/support/provide-credentials.ts'],
      setupFiles: ['tests/support/act-environment.ts'],
      testTimeout: LIMITS.browser,
      hookTimeout: LIMITS.preparation,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
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
 * Kinds of tests: `unit` runs in Node, `server` on the whole server with a database (PostgreSQL where
 * `TEST_DATABASE_URL` names one), `server-edge` on what the server does before or beside its database
 * and is the same on each, `server-embedded` and `server-postgresql` on what one database alone must
 * withstand (the latter needs PostgreSQL installed), `browser` and `render` in a headless Chromium with
 * software graphics: the parts of the page, and what the engine draws.
 * The browser is the one that `npm test` found, or Playwright's own when vitest is run by hand.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Most of what a kind of tests imports, another has imported and compiled before it.
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
        // A page's own code is fetched and begun once for all files; each file cleans up behind it.
        isolate: false,
      }),
      // Each file has a page of its own: a browser keeps only so many drawing contexts of one page alive.
      browserProject({
        name: 'render',
        include: ['tests/render/**/*.browser.test.ts'],
        isolate: true,
      }),
    ],
  },
});
