import { describe, expect, it } from 'vitest';
import { canInstallBrowser, findBrowser, findTestBrowser, type Probes } from './browser.mjs';

function machine(files: readonly string[], more: Partial<Probes> = {}): Probes {
  return {
    environment: { PATH: '/usr/local/bin:/usr/bin' },
    isFile: (path) => files.includes(path),
    playwrightBrowser: () => '/cache/playwright/chrome',
    ...more,
  };
}

describe('the search for a browser', () => {
  it('takes the one that CHROMIUM_PATH names before any other', () => {
    const environment = { CHROMIUM_PATH: '/opt/chromium', PATH: '/usr/bin' };
    const probes = machine(['/opt/chromium', '/usr/bin/chromium'], { environment });
    expect(findBrowser(probes)).toBe('/opt/chromium');
  });

  it('does not ignore a CHROMIUM_PATH that names no file', () => {
    const environment = { CHROMIUM_PATH: '/opt/gone', PATH: '/usr/bin' };
    const probes = machine(['/usr/bin/chromium'], { environment });
    expect(() => findBrowser(probes)).toThrow('CHROMIUM_PATH is /opt/gone');
  });

  it('takes chromium from the PATH before Google Chrome', () => {
    const probes = machine(['/usr/local/bin/google-chrome', '/usr/bin/chromium']);
    expect(findBrowser(probes)).toBe('/usr/bin/chromium');
  });

  it('takes Google Chrome from the PATH before Playwright’s own', () => {
    const probes = machine(['/usr/bin/google-chrome', '/cache/playwright/chrome']);
    expect(findBrowser(probes)).toBe('/usr/bin/google-chrome');
  });

  it('takes Playwright’s own when nothing is on the PATH', () => {
    expect(findBrowser(machine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
  });

  it('finds nothing when Playwright’s own was not downloaded either', () => {
    expect(findBrowser(machine([]))).toBeUndefined();
  });
});

describe('the search for a browser for tests', () => {
  it('takes the headless shell before a browser with windows', () => {
    const probes = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
    expect(findTestBrowser(probes)).toBe('/usr/bin/chromium-headless-shell');
    expect(findBrowser(probes)).toBe('/usr/bin/chromium');
  });

  it('takes a browser with windows where there is no shell', () => {
    expect(findTestBrowser(machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
  });

  it('takes the one that CHROMIUM_PATH names before the shell', () => {
    const environment = { CHROMIUM_PATH: '/opt/chromium', PATH: '/usr/bin' };
    const probes = machine(['/opt/chromium', '/usr/bin/chromium-headless-shell'], { environment });
    expect(findTestBrowser(probes)).toBe('/opt/chromium');
  });
});

describe('installing a browser', () => {
  const debian = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n';

  it('is done on Debian as root', () => {
    expect(canInstallBrowser({ userId: 0, osRelease: debian })).toBe(true);
  });

  it('is left to the person who is not root', () => {
    expect(canInstallBrowser({ userId: 1000, osRelease: debian })).toBe(false);
  });

  it('is left to the person on other systems', () => {
    expect(canInstallBrowser({ userId: 0, osRelease: 'ID=ubuntu\nID_LIKE=debian\n' })).toBe(false);
    expect(canInstallBrowser({ userId: 0, osRelease: '' })).toBe(false);
    expect(canInstallBrowser({ userId: undefined, osRelease: debian })).toBe(false);
  });
});
