import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '#scripts/setup/browser.mjs';
import { CHROMIUM_FLAGS, FAKE_CAMERA_FLAGS } from './chromium-flags.ts';

export interface BrowserOptions {
  /**
   * Path of an `.mjpeg` or `.y4m` that the fake camera plays in a loop; Chromium's own test picture by
   * default. `null` starts a browser without any camera.
   */
  readonly cameraFile?: string | null;
  /** Flags for this launch only, such as one that disables WebGL. */
  readonly flags?: readonly string[];
  /** Shows the window, for manual work. Default false. */
  readonly headed?: boolean;
}

function cameraFlags(cameraFile: string | null | undefined): readonly string[] {
  if (cameraFile === null) return ['--use-fake-ui-for-media-stream'];
  if (cameraFile === undefined) return FAKE_CAMERA_FLAGS;
  return [...FAKE_CAMERA_FLAGS, `--use-file-for-fake-video-capture=${cameraFile}`];
}

/**
 * Starts the machine's Chromium with a fake camera. The caller closes it. If there is no browser, it rejects
 * with one sentence that says what to install.
 */
export async function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    headless: options.headed !== true,
    args: [...CHROMIUM_FLAGS, ...cameraFlags(options.cameraFile), ...(options.flags ?? [])],
  });
}
