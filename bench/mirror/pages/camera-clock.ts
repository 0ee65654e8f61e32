/** When each numbered frame of the camera arrived in the browser. */

export interface Arrival {
  readonly number: number;
  /** Milliseconds on the camera's own clock, whose origin is arbitrary. */
  readonly taken: number;
  /** When the worker read it, in milliseconds since 1970 so that its clock agrees with the page's. */
  readonly at: number;
}

/** Frame numbers repeat after four seconds: an arrival older than this (ms) is another frame. */
const OLDEST = 2500;

export function clockTime(): number {
  return performance.timeOrigin + performance.now();
}

export class CameraClock {
  private readonly worker = new Worker(new URL('./camera-clock.worker.ts', import.meta.url), {
    type: 'module',
  });
  private readonly copy: MediaStreamVideoTrack;

  /** Reads a copy of the stream's track, in a worker, until it is stopped. */
  constructor(stream: MediaStream) {
    const [track] = stream.getVideoTracks();
    if (track === undefined) throw new Error('the stream has no picture');
    this.copy = track.clone();
    const frames = new MediaStreamTrackProcessor({ track: this.copy, maxBufferSize: 1 }).readable;
    this.worker.postMessage(frames, [frames]);
  }

  /** Stops reading and resolves with what was seen. */
  async stop(): Promise<CameraLog> {
    const arrivals = await new Promise<Arrival[]>((resolve) => {
      this.worker.addEventListener('message', ({ data }: MessageEvent<Arrival[]>) => resolve(data));
      this.worker.postMessage(null);
    });
    this.copy.stop();
    this.worker.terminate();
    return new CameraLog(arrivals);
  }
}

export class CameraLog {
  private readonly frames: readonly { readonly number: number; readonly time: number }[];

  /**
   * The arrival with the shortest delay between capture and reading sets the offset of the camera's clock:
   * the others were only read late because the processor was busy.
   */
  constructor(arrivals: readonly Arrival[]) {
    const offset = Math.min(...arrivals.map(({ at, taken }) => at - taken));
    this.frames = arrivals.map(({ number, taken }) => ({ number, time: taken + offset }));
  }

  /** When the frame with this number last arrived before `time`, as `clockTime`; undefined if it did not. */
  arrivalBefore(number: number, time: number): number | undefined {
    const frame = this.frames.findLast((entry) => entry.number === number && entry.time <= time);
    return frame !== undefined && time - frame.time < OLDEST ? frame.time : undefined;
  }
}
