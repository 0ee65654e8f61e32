import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { AppearanceReading } from '#domain/analysis/appearance/read-appearance.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import type { FakeMirror } from '#tests/studio/fake-mirror.ts';
import { FakePicture, settle, type FakeBrowser } from '#tests/studio/fake-environment.ts';
import { openStudio } from '#tests/studio/open-studio.ts';
import {
  createPictureLookCommands,
  LARGEST_FILE,
  type ReadingStage,
} from './commands/picture-look.ts';

const PHOTO_BYTES = new Uint8Array(
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer(),
);
const PHOTO = new Blob([PHOTO_BYTES], { type: 'image/jpeg' });
const FACE = { left: 0.3, top: 0.2, width: 0.4, height: 0.5 };
const READING: AppearanceReading = {
  kind: 'appearance',
  look: DEFAULT_LOOK,
  ifWorn: DEFAULT_LOOK,
  confidences: {
    lipstick: 0.9,
    blush: 0.5,
    eyeshadow: 0.7,
    eyeliner: 0,
    mascara: 0,
    foundation: 0,
  },
};

async function open(prepare?: (browser: FakeBrowser) => void) {
  const opened = openStudio(prepare);
  // The engine answers as a test says from its first picture on.
  await opened.studio.pictures.showPhoto(PHOTO);
  opened.studio.camera.stop();
  opened.browser.picture = new FakePicture(3200, 2400);
  opened.browser.resizedTo = null;
  const mirror = opened.browser.mirror!;
  return { ...opened, mirror, commands: opened.studio.extend(createPictureLookCommands) };
}

function answer(mirror: FakeMirror, answered: unknown): void {
  mirror.reading = (() => Promise.resolve(answered)) as FakeMirror['reading'];
}

const { signal } = new AbortController();

describe('a look from a picture', () => {
  it('comes with the picture and the place of its face, and the mirror shows what it showed', async () => {
    const { browser, commands, mirror, state } = await open();
    answer(mirror, { reading: READING, face: FACE });
    const stages: ReadingStage[] = [];
    const before = state();
    const read = await commands.read(PHOTO, { signal, onStage: (stage) => stages.push(stage) });
    expect(read).toEqual({
      ok: true,
      value: { reading: READING, face: FACE, picture: browser.picture },
    });
    expect(stages).toEqual(['opening', 'reading']);
    expect(state()).toEqual(before);
  });

  it('is read from a copy no larger than a screen shows', async () => {
    const { browser, commands, mirror } = await open();
    answer(mirror, { reading: READING, face: FACE });
    await commands.read(PHOTO, { signal });
    expect(mirror.picturesRead).toEqual([{ width: 1600, height: 1200 }]);
    expect(browser.picture.closed).toBe(false);
  });

  it('is withheld with its reason, and the picture let go', async () => {
    const { browser, commands, mirror } = await open();
    answer(mirror, { reading: { withheld: 'several-faces' }, face: FACE });
    expect(await commands.read(PHOTO, { signal })).toEqual({
      ok: false,
      failure: { kind: 'withheld', reason: 'several-faces' },
    });
    expect(browser.picture.closed).toBe(true);
  });

  it.each([
    ['is none', new Blob(['dear diary']), 'notAPicture'],
    ['was cut short', new Blob([PHOTO_BYTES.slice(0, -20)]), 'pictureCutShort'],
    [
      'is too large a file',
      { size: LARGEST_FILE + 1, arrayBuffer: () => Promise.reject(new Error('not to be read')) },
      'tooLarge',
    ],
  ])('of a picture that %s says so', async (_what, file, reason) => {
    const { commands, mirror } = await open();
    expect(await commands.read(file as Blob, { signal })).toEqual({
      ok: false,
      failure: { kind: 'unopened', reason },
    });
    expect(mirror.picturesRead).toEqual([]);
  });

  it('of a picture that this browser cannot decode says so', async () => {
    const { browser, commands } = await open();
    browser.decodeFailure = new Error('no such format');
    expect(await commands.read(PHOTO, { signal })).toMatchObject({
      failure: { kind: 'unopened', reason: 'pictureUnreadable' },
    });
  });

  it('of a picture of a few pixels says so', async () => {
    const { browser, commands } = await open();
    browser.picture = new FakePicture(400, 60);
    expect(await commands.read(PHOTO, { signal })).toMatchObject({
      failure: { kind: 'unopened', reason: 'tooSmall' },
    });
    expect(browser.picture.closed).toBe(true);
  });

  it('ends when it is aborted, and lets the picture go', async () => {
    const { browser, commands, mirror } = await open();
    mirror.reading = ((options: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        options.signal.addEventListener('abort', () => {
          reject(options.signal.reason as Error);
        });
      })) as FakeMirror['reading'];
    const ending = new AbortController();
    const read = commands.read(PHOTO, { signal: ending.signal });
    await expect.poll(() => mirror.picturesRead.length).toBe(1);
    ending.abort();
    expect(await read).toEqual({ ok: false, failure: { kind: 'aborted' } });
    expect(browser.picture.closed).toBe(true);
  });

  it('does not wait for an engine that never answers', async () => {
    const { browser, commands, mirror } = await open();
    mirror.reading = ((options: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        options.signal.addEventListener('abort', () => {
          reject(options.signal.reason as Error);
        });
      })) as FakeMirror['reading'];
    const read = commands.read(PHOTO, { signal });
    await expect.poll(() => mirror.picturesRead.length).toBe(1);
    await browser.pass(100_000);
    expect(await read).toEqual({ ok: false, failure: { kind: 'failed' } });
  });

  it('tells a face model that could not be had from a picture that could not be read', async () => {
    const { commands, mirror } = await open();
    mirror.reading = () => Promise.reject({ code: 'runtime-load-failed', cause: 'offline' });
    expect(await commands.read(PHOTO, { signal })).toMatchObject({ failure: { kind: 'no-model' } });
    mirror.reading = () => Promise.reject({ code: 'processing-failed', cause: 'no canvas' });
    expect(await commands.read(PHOTO, { signal })).toMatchObject({ failure: { kind: 'failed' } });
    await settle();
  });
});
