/** The engine as its users have it: `createMirror` and nothing around it. */

import { createMirror, type Mirror, type MirrorStatistics, type Scene } from '#engine/index.ts';
import { ENGINE_ASSETS } from '#studio/state/engine-assets.ts';
import { followsHands, type Added } from '#bench/mirror/added.ts';
import {
  PROBED_FRAME,
  type Contender,
  type EngineVariant,
  type ScreenDelay,
  type SkinReading,
  type Started,
  type StartOptions,
  type Throughput,
} from '#bench/mirror/contender.ts';
import { mean, median, percentile } from '#bench/report/statistics.ts';
import { ADDED_EFFECTS } from './added-effects.ts';
import { CameraClock, clockTime } from './camera-clock.ts';
import { NumberReader } from './number-reader.ts';
import { openCamera } from './open-camera.ts';
import { wornLook } from './worn-look.ts';

/** The place to add another way of spreading the work, next to the engine's own. */
const MIRRORS: Record<EngineVariant, typeof createMirror> = { 'one-worker': createMirror };

function sceneOf(products: number): Scene {
  return { look: wornLook(products), effects: [], mirrored: false };
}

const ALL_PRODUCTS = 6;

/** Milliseconds of the live picture that one burst reads, as the panels ask for it. */
const BURST = 1000;
/** Longest side in pixels of the picture that is read by itself, and how often it is read. */
const STILL_SIDE = 512;
const STILL_READINGS = 9;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Resolves once the hair is shown in its shade, with the model loaded. */
function hairFound(mirror: Mirror): Promise<void> {
  return new Promise((resolve, reject) => {
    let end = (): void => undefined;
    end = mirror.subscribe('hair', (state) => {
      if (state === 'looking') return;
      end();
      if (state === 'found') resolve();
      else reject(new Error(`hair: ${state}`));
    });
  });
}

class EngineContender implements Contender {
  private mirror: Mirror | null = null;
  private stream: MediaStream | null = null;
  private endHands: (() => void) | null = null;

  async start(options: StartOptions): Promise<Started> {
    const begun = performance.now();
    const { width, height, products, transport, renderer, variant = 'one-worker' } = options;
    const host = document.createElement('div');
    host.style.cssText = `width:${width}px;height:${height}px`;
    document.body.append(host);
    const mirror = MIRRORS[variant]({
      assets: ENGINE_ASSETS,
      host,
      scene: sceneOf(products),
      ...(transport === undefined ? {} : { transport }),
      ...(renderer === undefined ? {} : { renderer }),
    });
    this.mirror = mirror;
    const faceShown = new Promise<void>((resolve) => {
      const end = mirror.subscribe('landmarks', (face) => {
        if (face === null) return;
        resolve();
        end();
      });
    });
    const [stream] = await Promise.all([openCamera(width, height), mirror.preload()]);
    this.stream = stream;
    await mirror.start({ kind: 'camera', stream });
    await faceShown;
    return { firstMakeup: performance.now() - begun };
  }

  wear(products: number): void {
    this.running().setScene(sceneOf(products));
  }

  async add(added: Added): Promise<void> {
    const mirror = this.running();
    mirror.setScene({ ...sceneOf(ALL_PRODUCTS), effects: ADDED_EFFECTS[added] });
    if (added === 'hair') await hairFound(mirror);
    if (followsHands(added) === (this.endHands !== null)) return;
    if (this.endHands !== null) {
      this.endHands();
      this.endHands = null;
      return;
    }
    // The first result means that the models have been loaded.
    await new Promise<void>((resolve, reject) => {
      const ends = [
        mirror.subscribe('hands', () => resolve()),
        mirror.subscribe('handsFailure', ({ code }) => reject(new Error(code))),
      ];
      this.endHands = () => {
        for (const end of ends) end();
      };
    });
  }

  async readSkin(seconds: number): Promise<SkinReading> {
    const mirror = this.running();
    // The first reading loads what readings need.
    await mirror.measure({ what: 'skin', burst: BURST });
    const before = await this.throughput(seconds);
    const end = new AbortController();
    const readOn = async (): Promise<void> => {
      while (!end.signal.aborted) await mirror.measure({ what: 'skin', burst: BURST });
    };
    const reading = readOn();
    const meanwhile = await this.throughput(seconds);
    end.abort();
    await reading;
    const picture = await mirror.snapshot({
      source: 'camera',
      type: 'image/png',
      maxSide: STILL_SIDE,
    });
    mirror.stop();
    const times: number[] = [];
    for (let count = 0; count < STILL_READINGS; count += 1) {
      const image = await createImageBitmap(picture);
      const begun = performance.now();
      await mirror.readPicture({ what: 'skin', image });
      times.push(performance.now() - begun);
    }
    return {
      framesBefore: before.framesPerSecond,
      framesMeanwhile: meanwhile.framesPerSecond,
      stillTime: median(times),
    };
  }

  async throughput(seconds: number): Promise<Throughput> {
    const reports: MirrorStatistics[] = [];
    const end = this.running().subscribe('statistics', (report) => reports.push(report));
    await pause(seconds * 1000);
    end();
    const drawTimes = reports.map(({ renderTime }) => renderTime).filter((time) => time > 0);
    return {
      framesPerSecond: mean(reports.map(({ framesPerSecond }) => framesPerSecond)),
      landmarksTime: median(reports.map(({ trackingTime }) => trackingTime)),
      renderTime: median(drawTimes),
    };
  }

  async screenDelay(seconds: number): Promise<ScreenDelay> {
    if (this.stream === null) throw new Error('the camera is not open');
    const clock = new CameraClock(this.stream);
    const reader = new NumberReader();
    const shown: { readonly number: number; readonly at: number }[] = [];
    let counted = 0;
    const end = this.running().subscribe('landmarks', () => {
      counted += 1;
      if (counted % PROBED_FRAME.engine !== 0) return;
      requestAnimationFrame(() => {
        const canvas = document.querySelector('canvas');
        if (canvas !== null) shown.push({ number: reader.read(canvas), at: clockTime() });
      });
    });
    await pause(seconds * 1000);
    end();
    const log = await clock.stop();
    const delays = shown.flatMap(({ number, at }) => {
      const arrived = log.arrivalBefore(number, at);
      return arrived === undefined ? [] : [at - arrived];
    });
    return {
      countedPerSecond: counted / seconds,
      median: median(delays),
      high: percentile(delays, 0.95),
      // The frame shown is the frame that was tracked, so the makeup is never behind.
      makeupBehind: 0,
    };
  }

  private running(): Mirror {
    if (this.mirror === null) throw new Error('the mirror was not started');
    return this.mirror;
  }
}

globalThis.contender = new EngineContender();
