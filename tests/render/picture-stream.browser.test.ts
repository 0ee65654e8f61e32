import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { TransportKind } from '#engine/index.ts';
import { mirror as mirrored } from '#engine/runtime/service/encode-picture.ts';
import { PictureStream } from '#engine/runtime/page/picture-stream.ts';
import { STRONG_LOOK, sceneWith } from '#tests/support/worn-look.ts';
import {
  cameraOf,
  closeEverything,
  openMirror,
  snapshotOf,
  type TestMirror,
} from './live-mirrors.ts';
import { bitmapOf, differenceOf, pictureOf, pixelsOf, until } from './pictured-face.ts';

/**
 * Makeup shifts by fractions of a pixel from frame to frame; without any
 * makeup, 40,000 values are far apart.
 */
const NEARLY_NONE = 4000;

let face: FrameImage;
let noFace: FrameImage;
beforeAll(() => {
  face = pictureOf();
  noFace = pictureOf({ pose: { x: -1 } });
});
afterEach(() => {
  for (const video of document.querySelectorAll('video')) video.remove();
  closeEverything();
});

/** Plays a stream, as someone filming it would see it. */
async function playing(stream: MediaStream): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = stream;
  document.body.append(video);
  await video.play();
  return video;
}

function seenIn(video: HTMLVideoElement): FrameImage {
  return pixelsOf(video, video.videoWidth, video.videoHeight);
}

function isBlack(video: HTMLVideoElement): boolean {
  return seenIn(video).data.every((level, index) => index % 4 === 3 || level <= 2);
}

function shows(video: HTMLVideoElement, picture: FrameImage): boolean {
  const seen = seenIn(video);
  return (
    seen.width === picture.width &&
    seen.height === picture.height &&
    differenceOf(seen, picture).farApart < NEARLY_NONE
  );
}

async function startWith(test: TestMirror, image: FrameImage): Promise<FrameImage> {
  await test.mirror.start({ kind: 'still', image: await bitmapOf(image) });
  return snapshotOf(test, 'composed');
}

describe.each<TransportKind>(['track-processor', 'page'])(
  'the stream of a mirror, by way of %s',
  (transport) => {
    it('shows a camera with its makeup, mirrored if the mirror is', async () => {
      const test = openMirror(sceneWith(STRONG_LOOK, { mirrored: true }), { transport });
      const { stream } = await cameraOf(face);
      await test.mirror.start({ kind: 'camera', stream });
      const video = await playing(test.mirror.stream());
      const composed = await snapshotOf(test, 'composed');
      await until(() => shows(video, composed));
      test.mirror.setScene(sceneWith(STRONG_LOOK));
      await until(() => shows(video, mirrored(composed)));
      expect(shows(video, composed)).toBe(false);
    });
  },
);

describe('the stream of a mirror', () => {
  it('is black before there is a picture and while the mirror is stopped, and then goes on', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK));
    const stream = test.mirror.stream();
    const video = await playing(stream);
    expect(isBlack(video)).toBe(true);
    const first = await startWith(test, face);
    await until(() => shows(video, first));
    test.mirror.stop();
    await until(() => isBlack(video));
    const second = await startWith(test, noFace);
    await until(() => shows(video, second));
    expect(stream.getTracks().map(({ kind, readyState }) => [kind, readyState])).toEqual([
      ['video', 'live'],
    ]);
  });

  it('goes on with the engine that replaces a dead one, on the new canvas', async () => {
    const workers: Worker[] = [];
    const OwnWorker = globalThis.Worker;
    globalThis.Worker = class extends OwnWorker {
      constructor(...parameters: ConstructorParameters<typeof OwnWorker>) {
        super(...parameters);
        workers.push(this);
      }
    };
    try {
      const test = openMirror(sceneWith(STRONG_LOOK));
      await startWith(test, face);
      const video = await playing(test.mirror.stream());
      const canvas = test.canvas();
      workers[0]!.terminate();
      await until(() => test.heard.recovered.length > 0);
      expect(test.canvas()).not.toBe(canvas);
      test.mirror.setScene(sceneWith(STRONG_LOOK, { mirrored: true }));
      const composed = await snapshotOf(test, 'composed');
      await until(() => shows(video, composed));
    } finally {
      globalThis.Worker = OwnWorker;
    }
  });
});

describe('the streams of a mirror', () => {
  it('keep the size of the first picture, and letterbox the others', async () => {
    const streams = new PictureStream(() => undefined);
    const video = await playing(streams.open());
    streams.show({ picture: await bitmapOf(face), mirrored: false });
    await until(() => shows(video, face));
    streams.show({
      picture: await bitmapOf(pictureOf({ width: 90, height: 180 })),
      mirrored: false,
    });
    await until(() => {
      const { data, width, height } = seenIn(video);
      const levelAt = (share: number): number =>
        data[4 * (width * (height >> 1) + Math.floor(width * share))]!;
      return levelAt(0.3) <= 2 && levelAt(0.7) <= 2 && levelAt(0.5) > 40;
    });
    expect([video.videoWidth, video.videoHeight]).toEqual([face.width, face.height]);
    streams.close();
  });

  it('have the caption in their lower left corner, for as long as there is one', async () => {
    const streams = new PictureStream(() => undefined);
    const video = await playing(streams.open());
    const white = pictureOf({ width: 180, height: 180 });
    white.data.fill(255);
    const darkest = (): number => {
      const { data, width, height } = seenIn(video);
      const corner = Array.from({ length: 40 * 40 }, (_, index) => {
        const row = height - 1 - Math.floor(index / 40);
        return data[4 * (row * width + (index % 40))]!;
      });
      return Math.min(...corner);
    };
    streams.show({ picture: await bitmapOf(white), mirrored: true });
    await until(() => darkest() > 240);
    streams.show({ picture: await bitmapOf(white), mirrored: true }, 'Drawn');
    await until(() => darkest() < 140);
    streams.show({ picture: await bitmapOf(white), mirrored: true });
    await until(() => darkest() > 240);
    expect(darkest()).toBeGreaterThan(240);
    streams.close();
  });

  it('are stopped one by one, and request no picture once none is left', async () => {
    const picture = await bitmapOf(face);
    let wanted = 0;
    const streams = new PictureStream(() => {
      wanted += 1;
    });
    const tracks = [streams.open(), streams.open()].flatMap((stream) => stream.getTracks());
    const asked: number[] = [];
    for (const track of tracks) {
      track.stop();
      const before = wanted;
      streams.show({ picture: await createImageBitmap(picture), mirrored: false });
      asked.push(wanted - before);
    }
    expect(asked).toEqual([1, 0]);
  });

  it('end together with the mirror', () => {
    const { mirror } = openMirror(sceneWith(STRONG_LOOK));
    const tracks = [mirror.stream(), mirror.stream()].flatMap((stream) => stream.getTracks());
    mirror.dispose();
    expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  });
});

describe('the pictures that subscribers receive', () => {
  it('are those with makeup, each with the face of its own frame', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK, { mirrored: true }));
    const { stream } = await cameraOf(face);
    await test.mirror.start({ kind: 'camera', stream });
    const composed = await snapshotOf(test, 'composed');
    let followed = 0;
    const end = test.mirror.subscribe(
      'picture',
      ({ picture, face: found, width, mirrored: is }) => {
        expect(found?.landmarks).toHaveLength(3 * 478);
        expect(is).toBe(true);
        const seen = mirrored(pixelsOf(picture, width, composed.height));
        expect(differenceOf(seen, composed).farApart).toBeLessThan(NEARLY_NONE);
        followed += 1;
      },
    );
    await until(() => followed > 2);
    end();
  });

  it('begin with the still picture that is shown, even after earlier subscriptions', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK));
    await startWith(test, face);
    for (const _ of ['one', 'and another']) {
      const heard = await new Promise<boolean>((resolve) => {
        const end = test.mirror.subscribe('picture', ({ face: found }) => {
          end();
          resolve(found !== null);
        });
      });
      expect(heard).toBe(true);
    }
  });
});
