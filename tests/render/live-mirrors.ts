/** Mirrors on a test's page, and cameras that show a given picture. */

import type { FrameImage, Scene } from '#engine/frame/frame.ts';
import { createMirror, type Mirror, type MirrorEvents, type MirrorOptions } from '#engine/index.ts';
import { ENGINE_ASSETS } from '#studio/state/engine-assets.ts';
import { bitmapOf, decoded, pixelsOf } from './pictured-face.ts';

export interface TestMirror {
  readonly mirror: Mirror;
  readonly host: HTMLElement;
  /** The values received for each event, in order. */
  readonly heard: { [Name in keyof MirrorEvents]: MirrorEvents[Name][] };
  readonly canvas: () => HTMLCanvasElement;
  /** What the canvas shows now. For a canvas on the page, use a snapshot instead. */
  readonly shown: () => FrameImage;
}

const open: TestMirror[] = [];

export function openMirror(scene: Scene, options: Partial<MirrorOptions> = {}): TestMirror {
  const host = document.createElement('div');
  host.style.width = '640px';
  document.body.append(host);
  const mirror = createMirror({ assets: ENGINE_ASSETS, host, scene, ...options });
  const heard: TestMirror['heard'] = {
    landmarks: [],
    hands: [],
    gesture: [],
    hair: [],
    picture: [],
    handsFailure: [],
    statistics: [],
    progress: [],
    firstFrame: [],
    faces: [],
    failure: [],
    recovered: [],
  };
  mirror.subscribe('statistics', (value) => heard.statistics.push(value));
  mirror.subscribe('progress', (value) => heard.progress.push(value));
  mirror.subscribe('faces', (value) => heard.faces.push(value));
  mirror.subscribe('firstFrame', (value) => heard.firstFrame.push(value));
  mirror.subscribe('failure', (value) => heard.failure.push(value));
  mirror.subscribe('recovered', (value) => heard.recovered.push(value));
  const canvas = (): HTMLCanvasElement => {
    const found = host.querySelector('canvas');
    if (found === null) throw new Error('the mirror has no canvas');
    return found;
  };
  const shown = (): FrameImage => pixelsOf(canvas(), canvas().width, canvas().height);
  const made = { mirror, host, heard, canvas, shown };
  open.push(made);
  return made;
}

/** Ends every mirror and camera of a test. */
export function closeEverything(): void {
  for (const { mirror, host } of open.splice(0)) {
    mirror.dispose();
    host.remove();
  }
  for (const camera of cameras.splice(0)) camera.end();
}

export interface PictureCamera {
  readonly stream: MediaStream;
  /** Shows another picture to the camera. */
  readonly show: (image: FrameImage) => Promise<void>;
  readonly end: () => void;
}

const cameras: PictureCamera[] = [];

/** A camera with 30 frames a second that shows a picture. */
export async function cameraOf(image: FrameImage): Promise<PictureCamera> {
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2D canvas to make a camera of');
  let picture = await bitmapOf(image);
  const draw = (): void => context.drawImage(picture, 0, 0);
  draw();
  const timer = setInterval(draw, 1000 / 30);
  const stream = canvas.captureStream(30);
  const camera: PictureCamera = {
    stream,
    async show(next) {
      picture = await bitmapOf(next);
    },
    end() {
      clearInterval(timer);
      for (const track of stream.getTracks()) track.stop();
    },
  };
  cameras.push(camera);
  return camera;
}

/** A picture as the mirror saves it. */
export function snapshotOf(
  { mirror }: TestMirror,
  source: 'camera' | 'composed',
): Promise<FrameImage> {
  return mirror.snapshot({ source, type: 'image/png' }).then(decoded);
}

/** The reason with which a promise rejects. Rejects if the promise is fulfilled. */
export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('it was fulfilled');
    },
    (reason: unknown) => reason,
  );
}
