import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { ProvidedPictures } from '#tests/support/provided-pictures.ts';
import type { RunClock } from '#domain/pause.ts';
import { createPictureCheck, type CheckState, type PictureCheck } from './check.ts';
import { createCredentialReader, type CredentialReader } from './credential-reader.ts';
import { READER_ADDRESS, READER_BYTES } from './reader-file.ts';

const pictures: ProvidedPictures = inject('signedPictures');
/** Makes three seconds pass at once; real work takes its own time. */
const AT_ONCE: RunClock = {
  schedule(task) {
    queueMicrotask(task);
    return () => undefined;
  },
};
const NOW = Date.now();

/** Shared by all tests, since it loads its program only once. */
const reader: CredentialReader = createCredentialReader(READER_ADDRESS);
let now = NOW;
let rootReply: () => Promise<Response>;
let check: PictureCheck;

beforeEach(async () => {
  now = NOW;
  const root = { certificate: pictures.root, fingerprint: 'AB', until: '2050-01-01T00:00:00Z' };
  rootReply = async () => Response.json({ root });
  vi.stubGlobal('fetch', (path: string) => {
    if (path !== '/api/signed-pictures/root') throw new TypeError(`nobody asks for ${path}`);
    return rootReply();
  });
  check = createPictureCheck({
    reader,
    isReaderKept: async () => true,
    clock: AT_ONCE,
    now: () => now,
  });
  await caches.delete('lookglass-signing-root');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0)!);
}

/** The state after a file was chosen and all work has finished. */
async function after(file: Uint8Array<ArrayBuffer> | string): Promise<CheckState> {
  await check.choose(new Blob([typeof file === 'string' ? bytesOf(file) : file]));
  return check.state.getState();
}

async function report(file: Uint8Array<ArrayBuffer> | string) {
  const state = await after(file);
  if (state.kind !== 'checked') throw new Error(`it is ${state.kind}`);
  return state.checked.report;
}

/** The same file with one bit flipped, this many bytes before its end. */
function turned(text: string, before: number): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(text);
  const place = bytes.length - before;
  bytes[place] = bytes[place]! ^ 1;
  return bytes;
}

describe('a picture that is checked', () => {
  it('is valid if this site signed it', async () => {
    expect(await report(pictures.ours)).toMatchObject({
      authenticity: 'valid',
      verificationStatus: 'trusted',
      signer: { organization: 'Lookglass', program: 'Lookglass' },
      detectedManipulations: [
        { kind: 'recorded', description: 'virtual makeup applied, by Lookglass' },
      ],
      isClockBehind: false,
    });
  });

  it('counts as changed after a single bit was flipped', async () => {
    expect(await report(turned(pictures.ours, 20))).toMatchObject({
      authenticity: 'changed',
      detectedManipulations: [{ kind: 'picture-changed' }, { kind: 'recorded' }],
    });
  });

  it('counts as changed if its record was changed', async () => {
    const text = atob(pictures.ours);
    const place = text.indexOf('virtual makeup');
    const bytes = bytesOf(pictures.ours);
    bytes.set(new TextEncoder().encode('genuine'), place);
    const { authenticity, detectedManipulations } = await report(bytes);
    expect(authenticity).toBe('changed');
    expect(detectedManipulations[0]).toEqual({ kind: 'record-changed' });
  });

  it.each(['otherJpeg', 'otherPng', 'otherWebp'] as const)(
    'has an unknown signer if another maker signed it: %s',
    async (name) => {
      expect(await report(pictures[name])).toMatchObject({
        authenticity: 'unknown-signer',
        doubt: 'not-known-here',
        signer: { organization: 'Other Cameras' },
      });
    },
  );

  it('counts as changed if another maker signed it and it was changed', async () => {
    expect((await report(turned(pictures.otherWebp, 3))).authenticity).toBe('changed');
  });

  it('has no credentials if nobody signed it', async () => {
    expect(await report(pictures.plain)).toMatchObject({
      authenticity: 'none',
      confidence: { passed: 0, made: 0 },
    });
  });

  it('says so if this device’s clock was set back', async () => {
    now = NOW - 86_400_000;
    expect((await report(pictures.ours)).isClockBehind).toBe(true);
  });
});

describe('the root of this site', () => {
  it('is kept for when there is no network', async () => {
    await report(pictures.ours);
    rootReply = () => Promise.reject(new TypeError('no network'));
    expect((await report(pictures.ours)).authenticity).toBe('valid');
  });

  it('is reported as missing if it was never fetched', async () => {
    rootReply = () => Promise.reject(new TypeError('no network'));
    const state = await after(pictures.ours);
    expect(state).toMatchObject({
      checked: { isRootMissing: true, report: { authenticity: 'unknown-signer' } },
    });
  });

  it('vouches for nothing if this site signs nothing', async () => {
    rootReply = async () => Response.json({ root: null });
    const state = await after(pictures.ours);
    expect(state).toMatchObject({
      checked: { isRootMissing: false, report: { authenticity: 'unknown-signer' } },
    });
  });
});

describe('a file that is not a complete picture', () => {
  it.each([
    ['words', () => new TextEncoder().encode('a lovely picture'), 'not-a-picture'],
    ['a picture that was cut', () => bytesOf(pictures.ours).slice(0, -900), 'cut-short'],
    ['nothing at all', () => new Uint8Array(), 'not-a-picture'],
  ])('is recognized before anything is loaded for it: %s', async (_, bytes, problem) => {
    expect(await after(bytes())).toEqual({ kind: 'problem', problem });
  });
});

describe('the reader', () => {
  it('is as large as stated to people', async () => {
    vi.unstubAllGlobals();
    const response = await fetch(READER_ADDRESS);
    expect((await response.arrayBuffer()).byteLength).toBe(READER_BYTES);
  });

  it('is asked about before it is loaded for the first time, and can be declined', async () => {
    const load = vi.fn<CredentialReader['load']>();
    check = createPictureCheck({
      reader: { ...reader, load },
      isReaderKept: async () => false,
      clock: AT_ONCE,
      now: () => now,
    });
    expect(await after(pictures.plain)).toMatchObject({ kind: 'needs-reader' });
    check.cancel();
    expect(check.state.getState()).toEqual({ kind: 'idle' });
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps the picture for another attempt if it cannot be loaded', async () => {
    const broken = createCredentialReader('/there-is-no-such-reader.wasm');
    check = createPictureCheck({
      reader: broken,
      isReaderKept: async () => true,
      clock: AT_ONCE,
      now: () => now,
    });
    expect(await after(pictures.plain)).toMatchObject({ kind: 'not-loaded', chosen: {} });
    broken.end();
  });

  it('is restarted if it breaks in the middle', async () => {
    check = createPictureCheck({
      reader: {
        ...reader,
        read: () => Promise.reject(new Error('it broke')),
        end: () => undefined,
      },
      isReaderKept: async () => true,
      clock: AT_ONCE,
      now: () => now,
    });
    expect(await after(pictures.plain)).toMatchObject({ kind: 'broke', chosen: {} });
  });
});
