/** WebKitGTK's own small browser, driven over WebDriver, because Playwright only drives its own WebKit. */

import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod/mini';
import { findWebKit } from '#scripts/setup/webkit.mjs';
import { freePort } from '#tests/server/support/free-port.ts';

/** Milliseconds to wait for anything: a busy machine takes ten times as long as an idle one. */
const PATIENCE = 60_000;
const ASK_EVERY = 200;
const SCREEN = '1280x900x24';
/** Number of our first display, which must not be one that a person uses. */
const FIRST_DISPLAY = 90;

const answer = z.object({ value: z.unknown() });
const session = z.object({ sessionId: z.string() });
/** How WebDriver names an element (W3C WebDriver, section 12). */
const element = z.object({ 'element-6066-11e4-a52e-4f735466cecf': z.string() });

/** A camera without a device or a permission prompt; see MiniBrowser's `--help-websettings`. */
const BROWSER_SETTINGS = [
  '--automation',
  '--enable-media-stream=true',
  '--enable-mock-capture-devices=true',
] as const;

/** A WebKit with one page. */
export class WebKit {
  private readonly address: string;
  private readonly programs: readonly ChildProcess[];

  private constructor(address: string, programs: readonly ChildProcess[]) {
    this.address = address;
    this.programs = programs;
  }

  static async open(): Promise<WebKit> {
    const found = findWebKit();
    if (found === undefined) throw new Error('There is no WebKitGTK on this machine.');
    const port = await freePort();
    const display = `:${FIRST_DISPLAY + (port % 900)}`;
    const screen = spawn(found.screen, [display, '-screen', '0', SCREEN], { stdio: 'ignore' });
    const driver = spawn(found.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display },
    });
    const driverAddress = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(`${driverAddress}/status`)).ok);
    const options = { binary: found.browser, args: BROWSER_SETTINGS };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const opened = await ask('POST', `${driverAddress}/session`, { capabilities });
    const { sessionId } = session.parse(opened);
    return new WebKit(`${driverAddress}/session/${sessionId}`, [driver, screen]);
  }

  async goto(url: string): Promise<void> {
    await ask('POST', `${this.address}/url`, { url });
  }

  /** Runs the body of a function in the page. */
  async run(script: string, args: readonly unknown[] = []): Promise<unknown> {
    return ask('POST', `${this.address}/execute/sync`, { script, args });
  }

  /** Presses the button with this name, once it is there. */
  async press(button: string): Promise<void> {
    const value = `//button[@aria-label="${button}" or normalize-space(.)="${button}"]`;
    await until(async () => {
      const found = await ask('POST', `${this.address}/element`, { using: 'xpath', value });
      const { 'element-6066-11e4-a52e-4f735466cecf': id } = element.parse(found);
      await ask('POST', `${this.address}/element/${id}/click`, {});
      return true;
    });
  }

  /** Waits until the page contains this text, or no longer does. */
  async waitForText(text: string, isThere = true): Promise<void> {
    const script = 'return document.body.innerText.includes(arguments[0])';
    await until(async () => (await this.run(script, [text])) === isThere);
  }

  async close(): Promise<void> {
    await ask('DELETE', this.address).catch(() => undefined);
    for (const program of this.programs) program.kill();
  }
}

/** Sends one WebDriver command; rejects with the driver's error message. */
async function ask(method: string, address: string, body?: unknown): Promise<unknown> {
  const reply = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = answer.parse(await reply.json());
  if (!reply.ok) throw new Error(JSON.stringify(value));
  return value;
}

/** Retries until it is true; it may also throw as long as something is not there yet. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE;
  let trouble: unknown;
  while (performance.now() < end) {
    try {
      if (await isTrue()) return;
    } catch (error) {
      trouble = error;
    }
    await pause(ASK_EVERY);
  }
  throw new Error('WebKit did not come to it in time.', { cause: trouble });
}
