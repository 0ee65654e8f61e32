import { beforeEach, describe, expect, it } from 'vitest';
import { createStudioStore, type StudioState } from '#studio/state/state.ts';
import { followMirror } from './mirror-events.ts';
import type { EventData } from './tracker.ts';

const STATISTICS = {
  transport: 'track-processor',
  renderer: 'webgl2',
  framesPerSecond: 30,
  renderTime: 8,
  trackingTime: 10,
  droppedFrames: 0,
  sourceWidth: 1280,
  sourceHeight: 720,
  width: 1280,
  height: 720,
  skin: null,
} as unknown as NonNullable<StudioState['statistics']>;

let now: number;
let told: [string, EventData][];
let store: ReturnType<typeof createStudioStore>;

beforeEach(() => {
  now = 1000;
  told = [];
  store = createStudioStore();
  followMirror(store, {
    browser: 'safari',
    device: 'phone',
    now: () => now,
    track: (event, eventData) => {
      told.push([event, eventData]);
    },
  });
});

function press(permission: StudioState['permission'] = 'granted'): void {
  store.setState({ permission });
  store.setState({ source: 'camera', status: 'starting', problem: null, statistics: null });
}

function run(seconds: number, framesPerSecond = 30): void {
  for (let half = 0; half < seconds * 2; half += 1) {
    now += 500;
    store.setState({ statistics: { ...STATISTICS, framesPerSecond } });
  }
}

describe('the speed of the mirror', () => {
  it('is reported once for each run: how long it took to start, and its median pace after it has settled', () => {
    press();
    now += 2310;
    store.setState({ status: 'active' });
    run(4, 3);
    run(8, 24);
    run(20, 28);
    expect(told).toEqual([
      ['mirror_speed', { device: 'phone', fps: 24, startMs: 2310, drawing: 'webgl2' }],
    ]);
  });

  it('says nothing of a start that waited for the person’s permission', () => {
    press('prompt');
    now += 9000;
    store.setState({ status: 'active', permission: 'granted' });
    run(20);
    expect(told).toEqual([['mirror_speed', { device: 'phone', fps: 30, drawing: 'webgl2' }]]);
  });

  it('is reported for a camera that was stopped early, where there was enough to measure', () => {
    press();
    store.setState({ status: 'active' });
    run(9);
    store.setState({ status: 'stopped', source: 'nothing', statistics: null });
    expect(told).toHaveLength(1);
  });

  it('is not reported for one that was stopped at once', () => {
    press();
    store.setState({ status: 'active' });
    run(6);
    store.setState({ status: 'stopped', source: 'nothing', statistics: null });
    expect(told).toEqual([]);
  });

  it('is not reported for a photo', () => {
    store.setState({ source: 'photo', status: 'starting' });
    store.setState({ status: 'active' });
    run(20);
    expect(told).toEqual([]);
  });
});

describe('a failure', () => {
  it('of the camera is reported by its kind, without what the browser says about it', () => {
    press();
    store.setState({
      source: 'nothing',
      status: 'stopped',
      problem: { kind: 'camera', failure: 'denied', details: 'Permission denied by Ann' },
    });
    expect(told).toEqual([
      ['camera_failure', { failure: 'denied', browser: 'safari', device: 'phone' }],
    ]);
  });

  it('of the engine is reported by its code', () => {
    store.setState({ problem: { kind: 'face-model', code: 'processing-failed' } });
    expect(told).toEqual([
      ['engine_failure', { failure: 'processing-failed', browser: 'safari', device: 'phone' }],
    ]);
  });
});
