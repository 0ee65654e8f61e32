import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { mountPlaceWithoutAct } from '#tests/support/mounted.ts';
import type { ProvidedPictures } from '#tests/support/provided-pictures.ts';
import { API_ERROR_MESSAGES } from '#content/api-errors.ts';
import { CONNECTION_WORDS } from '#content/form-words.ts';
import {
  AUTHENTICITY_WORDS,
  CHECK_WORDS,
  FILE_PROBLEMS,
  LIVE_WORDS,
  SIGN_CONSENT_WORDS,
  SIGN_WORDS,
  SIGNAL_WORDS,
} from '#content/panels/verify-words.ts';
import { STATUS_OF_API_ERROR, type ApiErrorCode } from '#contracts/api-error.ts';
import { isBareJpeg } from '#domain/picture/bare-jpeg.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { createStudio } from '#studio/studio.ts';
import { VerifyTab } from './verify-tab.tsx';

const pictures: ProvidedPictures = inject('signedPictures');

const { host, render, unmount } = mountPlaceWithoutAct();
let browser: FakeBrowser;
/** The requests to sign, and how they are answered. */
let sent: { image: string; sha256: string; size: number; consent: boolean }[];
let answer: () => Promise<Response>;
let siteRoot: { certificate: string; fingerprint: string; until: string } | null;

beforeEach(() => {
  sent = [];
  siteRoot = { certificate: pictures.root, fingerprint: 'AB', until: '2050-01-01T00:00:00Z' };
  answer = async () =>
    Response.json({
      image: `data:image/jpeg;base64,${pictures.ours}`,
      signedAt: '2026-11-23T12:00:00Z',
    });
  vi.stubGlobal('fetch', async (path: string, options: { body?: string } = {}) => {
    if (path === '/api/signed-pictures/root') return Response.json({ root: siteRoot });
    sent.push(JSON.parse(options.body ?? ''));
    return answer();
  });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(withCamera = true): Promise<void> {
  browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  if (withCamera) await studio.camera.start();
  await render(
    <StudioProvider studio={studio}>
      <VerifyTab />
    </StudioProvider>,
  );
  await expect.poll(() => host.textContent).toContain(LIVE_WORDS.title);
  if (browser.mirror === null) return;
  browser.mirror.snapshot = async (options) => {
    browser.mirror!.snapshots.push(options);
    const canvas = new OffscreenCanvas(320, 180);
    canvas.getContext('2d')!.fillRect(0, 0, 320, 180);
    return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  };
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === name,
  );

async function press(name: string): Promise<void> {
  await expect.poll(() => button(name)).toBeDefined();
  button(name)!.click();
}

/** Waits until the text is shown. */
async function shows(text: string): Promise<void> {
  await expect.poll(() => document.body.textContent, { timeout: 30_000 }).toContain(text);
}

async function choose(file: Blob): Promise<void> {
  const files = new DataTransfer();
  files.items.add(new File([file], 'any-name.txt'));
  const input = host.querySelector<HTMLInputElement>('input[type="file"]')!;
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function fileOf(text: string): Blob {
  return new Blob([Uint8Array.from(atob(text), (character) => character.codePointAt(0)!)]);
}

describe('checking a picture', () => {
  it('says how large the reader is before loading it, then what the picture does and does not prove', async () => {
    await open(false);
    await choose(fileOf(pictures.otherPng));
    await shows(CHECK_WORDS.readerTitle);
    expect(host.textContent).toContain('8.3 MB');
    await press('Load the Reader (8.3 MB)');
    await shows(AUTHENTICITY_WORDS['unknown-signer'].title);
    expect(host.textContent).toContain(AUTHENTICITY_WORDS['unknown-signer'].doesNotProve);
    expect(host.textContent).toContain('Other Cameras, as its certificate says');
    expect(host.querySelector('img')!.alt).toBe(CHECK_WORDS.chosen);
  });

  it('rejects a file that is not a picture, whatever its name', async () => {
    await open(false);
    await choose(new Blob(['a lovely picture']));
    await shows(FILE_PROBLEMS['not-a-picture'].message);
    expect(host.querySelector('[role="alert"]')).not.toBeNull();
  });
});

describe('signing a picture', () => {
  it('sends the picture that was shown, once the person agreed, and nothing else from the file', async () => {
    await open();
    await press(SIGN_WORDS.sign);
    await shows(SIGN_CONSENT_WORDS.title);
    expect(sent).toEqual([]);
    expect(browser.mirror!.snapshots).toMatchObject([{ source: 'composed', type: 'image/jpeg' }]);
    const shown = document.querySelector<HTMLImageElement>('[role="dialog"] img')!.src;
    await press(SIGN_CONSENT_WORDS.send);
    await shows(SIGN_WORDS.signedTitle);
    expect(sent).toHaveLength(1);
    const [{ image, sha256, size, consent, ...more }] = sent as [(typeof sent)[0]];
    expect({ image, consent, more }).toEqual({ image: shown, consent: true, more: {} });
    const bytes = new Uint8Array(await fileOf(image.split(',')[1]!).arrayBuffer());
    expect(bytes).toHaveLength(size);
    expect(isBareJpeg(bytes)).toBe(true);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    expect(sha256).toBe([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  });

  it('sends nothing for those who decline', async () => {
    await open();
    await press(SIGN_WORDS.sign);
    await shows(SIGN_CONSENT_WORDS.title);
    await press(SIGN_CONSENT_WORDS.cancel);
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each(['too_many_requests', 'signed_out', 'overloaded'] as const satisfies ApiErrorCode[])(
    'says why the server refuses: %s',
    async (error) => {
      answer = async () =>
        Response.json(
          { error, message: API_ERROR_MESSAGES[error] },
          { status: STATUS_OF_API_ERROR[error] },
        );
      await open();
      await press(SIGN_WORDS.sign);
      await press(SIGN_CONSENT_WORDS.send);
      await shows(API_ERROR_MESSAGES[error]);
      await expect.poll(() => button(SIGN_WORDS.sign)!.disabled).toBe(false);
    },
  );

  it('says that the server cannot be reached', async () => {
    answer = () => Promise.reject(new TypeError('no network'));
    await open();
    await press(SIGN_WORDS.sign);
    await press(SIGN_CONSENT_WORDS.send);
    await shows(CONNECTION_WORDS.offline);
    await expect.poll(() => button(SIGN_WORDS.sign)!.disabled).toBe(false);
  });

  it('is not available without a picture, without a network, or if nothing is signed', async () => {
    await open(false);
    await shows(SIGN_WORDS.nothingShown);
    expect(button(SIGN_WORDS.sign)!.disabled).toBe(true);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await shows(SIGN_WORDS.offline);
    await unmount();
    siteRoot = null;
    await open();
    await shows(SIGN_WORDS.notSetUp);
    expect(button(SIGN_WORDS.sign)!.disabled).toBe(true);
  });
});

describe('the live check', () => {
  it('needs the camera', async () => {
    await open(false);
    await shows(LIVE_WORDS.needsCamera);
    expect(button(`${LIVE_WORDS.tryIt}: ${SIGNAL_WORDS.turn.name}`)!.disabled).toBe(true);
  });

  it('fills the screen for its flash, which Escape ends', async () => {
    await open();
    await press(`${LIVE_WORDS.tryIt}: ${SIGNAL_WORDS.flash.name}`);
    await expect.poll(() => document.querySelector('.verify-flash')).not.toBeNull();
    const { width, height } = document.querySelector('.verify-flash')!.getBoundingClientRect();
    expect([width, height]).toEqual([innerWidth, innerHeight]);
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    await expect.poll(() => document.querySelector('.verify-flash')).toBeNull();
    await shows(SIGNAL_WORDS.flash.about);
  });

  it('has no verdict', async () => {
    await open();
    expect(host.textContent).toContain(LIVE_WORDS.about);
    expect(host.textContent).not.toMatch(/\b(?:is|are) real\b|\bdeepfake\b|\bgenuine\b/i);
  });
});
