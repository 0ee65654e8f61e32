/**
 * Reports what failed in the studio and how fast its mirror is: only kinds and figures, nothing of what it
 * shows.
 */

import type { Browser, DeviceClass } from '#domain/analytics/events.ts';
import { HIGHEST_FRAME_RATE, LONGEST_START_MS } from '#domain/analytics/events.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { StudioState, StudioStore } from '#studio/state/state.ts';
import type { EventData } from './tracker.ts';

/** How long a mirror is given to settle before it is measured, in milliseconds. */
const SETTLING = 5000;
/** The number of samples in a measurement, two a second. */
const SAMPLES = 20;
/** With fewer samples than this, from a camera that was stopped early, nothing is reported. */
const FEWEST_SAMPLES = 6;

export interface MirrorWatch {
  readonly browser: Browser;
  readonly device: DeviceClass;
  /** Milliseconds. */
  readonly now: () => number;
  readonly track: (event: AnalyticsEvent, eventData: EventData) => void;
}

/** One run of the camera, from the press on its button. */
interface Run {
  readonly pressedAt: number;
  /** Whether the browser asked for permission first: how long that took was up to the person. */
  readonly wasAsked: boolean;
  activeAt: number | null;
  readonly rates: number[];
  isTold: boolean;
}

/** Follows the studio for the life of the document. */
export function followMirror(store: Pick<StudioStore, 'subscribe'>, watch: MirrorWatch): void {
  let run: Run | null = null;

  function tell(state: StudioState, ended: Run): void {
    const drawing = state.statistics?.renderer;
    if (ended.isTold || ended.activeAt === null || drawing === undefined) return;
    ended.isTold = true;
    const startMs = Math.round(ended.activeAt - ended.pressedAt);
    watch.track('mirror_speed', {
      device: watch.device,
      fps: Math.min(HIGHEST_FRAME_RATE, Math.round(median(ended.rates))),
      drawing: drawing === 'webgl2' ? 'webgl2' : 'canvas',
      ...(ended.wasAsked || startMs > LONGEST_START_MS ? {} : { startMs }),
    });
  }

  function measure(state: StudioState, current: Run): void {
    const { statistics } = state;
    if (statistics === null || current.activeAt === null || current.isTold) return;
    if (watch.now() - current.activeAt < SETTLING) return;
    current.rates.push(statistics.framesPerSecond);
    if (current.rates.length >= SAMPLES) tell(state, current);
  }

  store.subscribe((state, before) => {
    if (state.problem !== before.problem) noteProblem(state, watch);
    if (state.status !== before.status || state.source !== before.source) {
      const isCamera = state.source === 'camera';
      if (isCamera && state.status === 'starting') {
        run = {
          pressedAt: watch.now(),
          wasAsked: state.permission !== 'granted',
          activeAt: null,
          rates: [],
          isTold: false,
        };
      } else if (isCamera && state.status === 'active' && run !== null) {
        run.activeAt = watch.now();
      } else if (!isCamera) {
        if (run !== null && run.rates.length >= FEWEST_SAMPLES) tell(before, run);
        run = null;
      }
    }
    if (run !== null && state.statistics !== before.statistics) measure(state, run);
  });
}

function noteProblem({ problem }: StudioState, { browser, device, track }: MirrorWatch): void {
  if (problem?.kind === 'camera') {
    track('camera_failure', { failure: problem.failure, browser, device });
  }
  if (problem?.kind === 'face-model') {
    track('engine_failure', { failure: problem.code, browser, device });
  }
}

/** Of at least one value. */
function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0;
}
