import { afterEach, describe, expect, it } from 'vitest';
import { sceneWith, STRONG_LOOK } from '#tests/support/worn-look.ts';
import { cameraOf, closeEverything, openMirror } from './live-mirrors.ts';
import { bitmapOf, pictureOf } from './pictured-face.ts';

const PICTURE = {
  width: 640,
  height: 480,
  pose: { scale: 1.5 },
  light: { keyDirection: [-0.2, 0.4, 1] },
} as const;

afterEach(closeEverything);

describe('a mirror that measures', () => {
  it('reads the bare skin of a still picture, whatever is worn', async () => {
    const { mirror } = openMirror(sceneWith(STRONG_LOOK));
    await mirror.start({ kind: 'still', image: await bitmapOf(pictureOf(PICTURE)) });
    const worn = await mirror.measure({ what: 'skin' });
    mirror.setScene(sceneWith(STRONG_LOOK, { effects: [{ kind: 'bare' }] }));
    expect(worn).toMatchObject({ kind: 'skin', frames: 1 });
    expect(await mirror.measure({ what: 'skin' })).toEqual(worn);
  });

  it('reads a live picture for a while, and reports its progress', async () => {
    const { mirror } = openMirror(sceneWith(STRONG_LOOK));
    const camera = await cameraOf(pictureOf(PICTURE));
    await mirror.start({ kind: 'camera', stream: camera.stream });
    const shares: number[] = [];
    const reading = await mirror.measure({
      what: 'skin',
      burst: 2000,
      onProgress: (share) => shares.push(share),
    });
    expect(reading).toMatchObject({
      kind: 'skin',
      frames: expect.toSatisfy((frames) => frames > 1),
    });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('says so if the camera ends during a burst', async () => {
    const { mirror } = openMirror(sceneWith(STRONG_LOOK));
    const camera = await cameraOf(pictureOf(PICTURE));
    await mirror.start({ kind: 'camera', stream: camera.stream });
    const reading = mirror.measure({
      what: 'skin',
      burst: 20_000,
      onProgress: () => mirror.stop(),
    });
    expect(await reading).toEqual({ withheld: 'camera-ended' });
  });

  it('stops reading when told to', async () => {
    const { mirror } = openMirror(sceneWith(STRONG_LOOK));
    const camera = await cameraOf(pictureOf(PICTURE));
    await mirror.start({ kind: 'camera', stream: camera.stream });
    const unwanted = new AbortController();
    const reading = mirror.measure({
      what: 'skin',
      burst: 20_000,
      signal: unwanted.signal,
      onProgress: () => unwanted.abort(),
    });
    await expect(reading).rejects.toThrow(/abort/i);
  });

  it('measures nothing while nothing is shown', async () => {
    const { mirror } = openMirror(sceneWith(STRONG_LOOK));
    await expect(mirror.measure({ what: 'skin' })).rejects.toThrow('nothing is shown');
  });
});

describe('a picture that is not shown', () => {
  it('is read while nothing is shown', async () => {
    const { mirror } = openMirror(sceneWith(STRONG_LOOK));
    const image = await bitmapOf(pictureOf(PICTURE));
    const { reading, face } = await mirror.readPicture({ what: 'appearance', image });
    expect(reading).toMatchObject({ kind: 'appearance' });
    expect(face!.left + face!.width / 2).toBeCloseTo(0.5, 1);
  });

  it('is read next to a live picture, which goes on', async () => {
    const { mirror, heard } = openMirror(sceneWith(STRONG_LOOK));
    const camera = await cameraOf(pictureOf(PICTURE));
    await mirror.start({ kind: 'camera', stream: camera.stream });
    mirror.subscribe('landmarks', (face) => heard.landmarks.push(face));
    const image = await bitmapOf(pictureOf({ width: 320, height: 240, pose: { scale: 0.1 } }));
    expect(await mirror.readPicture({ what: 'appearance', image })).toEqual({
      reading: { withheld: 'no-face' },
      face: null,
    });
    const before = heard.landmarks.length;
    await expect.poll(() => heard.landmarks.length).toBeGreaterThan(before);
    expect(heard.landmarks.at(-1)).not.toBeNull();
    expect(heard.failure).toEqual([]);
  });
});
