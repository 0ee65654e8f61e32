// @ts-check
/**
 * Finds the Chromium that tests and benches drive.
 *
 * @typedef {object} Probes What the search asks the machine.
 * @property {Readonly<Record<string, string | undefined>>} environment
 * @property {(path: string) => boolean} isFile
 * @property {() => string | undefined} playwrightBrowser Path of Playwright's own
 *   browser, if it was downloaded.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '#scripts/process/run.mjs';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without windows: it opens a page with a third of the work. */
const HEADLESS_SHELL = 'chromium-headless-shell';

export const NO_BROWSER_MESSAGE =
  'No browser was found to test with. Install Chromium or Google Chrome so that it is on the PATH, ' +
  'or run `npx playwright install chromium`, or set CHROMIUM_PATH to its program file.';

/**
 * Looks at CHROMIUM_PATH, then for a program on the PATH, then for Playwright's own browser.
 *
 * @param {Probes} probes
 * @param {readonly string[]} [programs] Names to look for on the PATH, the best first.
 * @returns {string | undefined} The program file.
 * @throws {Error} If CHROMIUM_PATH is set and names no file: a wrong setting is not ignored.
 */
export function findBrowser(probes, programs = PROGRAMS) {
  const chosen = probes.environment['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (probes.isFile(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and no such file exists.`);
  }
  const folders = (probes.environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  for (const program of programs) {
    for (const folder of folders) {
      const path = join(folder, program);
      if (probes.isFile(path)) return path;
    }
  }
  const own = probes.playwrightBrowser();
  return own !== undefined && probes.isFile(own) ? own : undefined;
}

/**
 * The browser for tests that need no window: the headless shell if it is on the PATH, otherwise
 * the one that `findBrowser` finds.
 *
 * @param {Probes} probes
 * @returns {string | undefined} The program file.
 * @throws {Error} As `findBrowser` does.
 */
export function findTestBrowser(probes) {
  return findBrowser(probes, [HEADLESS_SHELL, ...PROGRAMS]);
}

/**
 * Whether a browser can be installed without asking anyone: on Debian, as root.
 *
 * @param {{ userId: number | undefined, osRelease: string }} machine
 */
export function canInstallBrowser(machine) {
  return machine.userId === 0 && /^ID="?debian"?$/m.test(machine.osRelease);
}

/** @param {string} path */
function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}

/** @returns {Promise<string | undefined>} */
async function playwrightBrowserPath() {
  const { chromium } = await import('playwright');
  return chromium.executablePath() || undefined;
}

/**
 * The browser of this machine; installs one if that can be done without asking.
 *
 * @param {typeof findBrowser} [find]
 * @returns {Promise<string>} Rejects with one sentence that says what to install.
 */
export async function ensureBrowser(find = findBrowser) {
  const own = await playwrightBrowserPath();
  const probes = { environment: process.env, isFile, playwrightBrowser: () => own };
  const found = find(probes);
  if (found !== undefined) return found;

  const osRelease = isFile('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (canInstallBrowser({ userId: process.getuid?.(), osRelease })) {
    console.log('No browser was found; installing Debian’s Chromium …');
    const options = { folder: '/', environment: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update'], options);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    const installed = find(probes);
    if (installed !== undefined) return installed;
  }
  throw new Error(NO_BROWSER_MESSAGE);
}
