import { encode } from 'uqr';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '#tests/support/act.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import {
  makeKey,
  memoryRegister,
  type MemoryRegister,
  textOf,
} from '#tests/support/memory-register.ts';
import { sha256With } from '#domain/register/hashing.ts';
import { ingredientHash } from '#domain/register/ingredients.ts';
import { addressOfCode, CODE_BYTES, productCode } from '#domain/register/product-code.ts';
import { toastStore } from '#app/kit/toast/toasts.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { createStudio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { BlockchainTab } from './blockchain-tab.tsx';

const codeOf = (seed: number) => productCode(new Uint8Array(CODE_BYTES).fill(seed));
const CODE = codeOf(7);
const LIST = 'Aqua, Glycerin, Parfum';

const { host, render, unmount } = mountPlace();
let browser: FakeBrowser;
let key: CryptoKeyPair;
let texts: readonly string[];
/** The register that the server has now; null while the server is unreachable. */
let served: MemoryRegister | null;
let asked: string[];

beforeAll(async () => {
  key = await makeKey();
  const sha256 = sha256With(crypto.subtle);
  const first = { id: CODE, ingredientHash: await ingredientHash(sha256, LIST) };
  texts = [textOf({ id: codeOf(1) }), textOf(first), textOf({ id: codeOf(2) })];
});

async function serve(path: string): Promise<Response> {
  if (served === null) throw new TypeError('Failed to fetch');
  const address = new URL(path, location.origin);
  asked.push(address.pathname + address.search);
  const since = Number(address.searchParams.get('since'));
  const [, code] = /products\/(.+)$/.exec(address.pathname) ?? [];
  const answer = await served.lookUp(code ?? '', since);
  return Response.json(answer);
}

async function open(shown: 'camera' | 'nothing' = 'nothing') {
  browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  if (shown === 'camera') await studio.camera.start();
  await render(
    <StudioProvider studio={studio}>
      <BlockchainTab />
    </StudioProvider>,
  );
}

/** The text of the tab, after it had a little time to update. */
async function words(): Promise<string> {
  await act(
    () =>
      new Promise((done) => {
        setTimeout(done, 20);
      }),
  );
  return host.textContent;
}

const button = (name: string) =>
  [...host.querySelectorAll('button')].find((each) => each.textContent === name)!;

async function press(name: string): Promise<void> {
  await act(async () => {
    button(name).click();
  });
}

function fill(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  return act(async () => {
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function lookUp(code: string): Promise<void> {
  await fill(host.querySelector<HTMLInputElement>('.register-form input')!, code);
  await press('Look Up');
}

/** A picture of a QR code, as a camera or a file would provide it. */
async function pictureOf(text: string): Promise<File> {
  const { data, size } = encode(text, { border: 4 });
  const scale = 6;
  const canvas = Object.assign(document.createElement('canvas'), {
    width: size * scale,
    height: size * scale,
  });
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) context.fillRect(x * scale, y * scale, scale, scale);
    }),
  );
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done);
  });
  return new File([blob!], 'code.png', { type: 'image/png' });
}

async function choosePicture(file: File): Promise<void> {
  const input = host.querySelector<HTMLInputElement>('input[type="file"]')!;
  const files = new DataTransfer();
  files.items.add(file);
  await act(async () => {
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

beforeEach(async () => {
  localStorage.clear();
  asked = [];
  served = await memoryRegister(texts, key);
  vi.stubGlobal('fetch', serve);
  toastStore.setState(null, true);
});

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

describe('the tab Blockchain', () => {
  it('shows what is in the register, and how much of it this device has checked', async () => {
    await open();
    await expect.poll(words).toMatch(/Entries3/);
    await lookUp(CODE);
    await expect.poll(words).toMatch(/In the register/);
    await expect.poll(words).toMatch(/Velvet Lip Cream/);
    await expect.poll(words).toMatch(/Entry 2 of 3 leads to the signed root by 2 hashes\./);
    await expect.poll(words).toMatch(/still begins with all 3 entries that this device saw last/);
    expect(toastStore.getState()).toBeNull();
  });

  it('calls itself a transparency log, and says what it does not prove', async () => {
    await open();
    await expect.poll(words).toMatch(/A transparency log/);
    await expect.poll(words).toMatch(/a code can be copied/);
  });

  it('shows the specified toast for a code that is not in it', async () => {
    await open();
    await lookUp(codeOf(9));
    await expect.poll(words).toMatch(/Not in the register/);
    expect(toastStore.getState()).toMatchObject({
      description: 'Product could not be verified on blockchain',
      tone: 'destructive',
    });
  });

  it('sends no request for a code with a wrong character, and says so', async () => {
    await open();
    await expect.poll(words).toMatch(/Entries3/);
    const before = asked.length;
    await lookUp(CODE.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
    await expect.poll(words).toMatch(/One character seems to be wrong/);
    expect(asked).toHaveLength(before);
  });

  it('says in a clear sentence that the register was turned back, until the person starts over', async () => {
    await open();
    await lookUp(CODE);
    await expect.poll(words).toMatch(/In the register/);
    served = await memoryRegister(texts.slice(0, 2), key);
    await lookUp(CODE);
    await expect.poll(words).toMatch(/The register was turned back/);
    await expect.poll(words).toMatch(/It has 2 entries now, and this device has seen 3/);
    expect(host.textContent).not.toContain('In the register');
    expect(toastStore.getState()?.tone).toBe('destructive');
    await press('Forget What This Device Saw');
    await expect.poll(words).toMatch(/Entries2/);
    expect(host.textContent).not.toContain('turned back');
  });

  it('says that it was rewritten, or that it is signed with another key', async () => {
    await open();
    await expect.poll(words).toMatch(/Entries3/);
    served = await memoryRegister([textOf({ id: codeOf(3) }), ...texts.slice(1), ...texts], key);
    await lookUp(CODE);
    await expect.poll(words).toMatch(/The register was rewritten/);
    served = await memoryRegister([...texts, ...texts], await makeKey());
    await lookUp(CODE);
    await expect.poll(words).toMatch(/Another key signs the register/);
  });

  it('does not believe an entry that was changed on its way', async () => {
    const real = served!;
    served = {
      ...real,
      async lookUp(code, since) {
        const answer = await real.lookUp(code, since);
        const entries = answer.entries.map((entry) => ({
          ...entry,
          text: entry.text.replace('L2611-04', 'L2611-99'),
        }));
        return { ...answer, entries };
      },
    };
    await open();
    await lookUp(CODE);
    await expect.poll(words).toMatch(/The entry isn’t in the register/);
    expect(host.textContent).not.toContain('L2611-99');
  });

  it('keeps what was looked up for reading offline, and says when that was', async () => {
    await open();
    await lookUp(CODE);
    await expect.poll(words).toMatch(/In the register/);
    served = null;
    await lookUp(CODE);
    await expect.poll(words).toMatch(/You’re offline\. This is what the register said on/);
    await expect.poll(words).toMatch(/Velvet Lip Cream/);
    await lookUp(codeOf(1));
    await expect.poll(words).toMatch(/This device hasn’t looked up/);
  });

  it('compares the list on the package with the recorded one, on this device', async () => {
    await open();
    await lookUp(CODE);
    await expect.poll(words).toMatch(/In the register/);
    const before = asked.length;
    const list = () => host.querySelector('textarea')!;
    await fill(list(), 'INGREDIENTS: aqua • glycerin • parfum.');
    await press('Compare');
    await expect.poll(words).toMatch(/It’s the recorded list/);
    await fill(list(), 'Aqua, Glycerin');
    await press('Compare');
    await expect.poll(words).toMatch(/It isn’t the recorded list/);
    expect(asked).toHaveLength(before);
  });

  it('reads the code of a picture, and looks it up', async () => {
    await open();
    await choosePicture(await pictureOf(addressOfCode(location.origin, CODE)));
    await expect.poll(words).toMatch(/In the register/);
  });

  it('does not open an address of another site found in a picture, and says so', async () => {
    await open();
    await choosePicture(await pictureOf(`https://evil.example/?code=${CODE}`));
    await expect.poll(words).toMatch(/leads to another site\. We didn’t open it/);
    await choosePicture(new File(['no picture'], 'code.png', { type: 'image/png' }));
    await expect.poll(words).toMatch(/This picture can’t be opened/);
  });

  it('scans the mirror’s own camera picture, unmodified and without makeup', async () => {
    await open('camera');
    const picture = await pictureOf(CODE);
    browser.mirror!.snapshot = (options) => {
      browser.mirror!.snapshots.push(options);
      return Promise.resolve(picture);
    };
    await press('Scan a Code');
    await expect.poll(words).toMatch(/In the register/);
    expect(browser.mirror!.snapshots[0]).toMatchObject({ source: 'camera', asTaken: true });
    await expect.poll(words).toMatch(/Scan a Code/);
  });

  it('offers no scan if there is no camera', async () => {
    await open();
    expect(button('Scan a Code').disabled).toBe(true);
    await expect.poll(words).toMatch(/Start the camera to scan, or choose a picture/);
  });
});
