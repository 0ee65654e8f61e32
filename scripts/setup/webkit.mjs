// @ts-check
/** Finds WebKitGTK, the closest engine to Safari's, in which the mirror is tested if it is installed. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const LIBRARIES = '/usr/lib';

/**
 * @typedef {object} WebKitPrograms
 * @property {string} driver Takes commands over WebDriver.
 * @property {string} browser
 * @property {string} screen Xvfb: a GTK browser cannot run without a screen.
 */

/**
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {WebKitPrograms | undefined} Undefined if one of the three is missing.
 */
export function findWebKit(environment = process.env) {
  const driver = programOnPath('WebKitWebDriver', environment);
  const screen = programOnPath('Xvfb', environment);
  const browser = miniBrowser();
  if (driver === undefined || screen === undefined || browser === undefined) return undefined;
  return { driver, browser, screen };
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined}
 */
function programOnPath(name, environment) {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * @returns {string | undefined} Lies next to the library, in a folder named after architecture and version.
 */
function miniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .flatMap((machine) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
        join(LIBRARIES, machine, version, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path));
}
