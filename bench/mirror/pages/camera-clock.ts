/** When each numbered frame of the camera arrived in the browser. */

/** Milliseconds since 1970, so that a worker's clock and the page's agree. */
export interface Arrival {
  readonly number: number;
  readonly at: number;
}

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

  /** Ends the reading and answers what was seen. */
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
  private readonly arrivals: readonly Arrival[];

  constructor(arrivals: readonly Arrival[]) {
    this.arrivals = arrivals;
  }

  /** When the frame with this number last arrived before `time`; undefined when it was not seen. Numbers come again. */
  arrivalBefore(number: number, time: number): number | undefined {
    return this.arrivals.findLast((arrival) => arrival.number === number && arrival.at <= time)?.at;
  }
}
