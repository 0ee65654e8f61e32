/** Starting, stopping and flipping the camera, and reacting to lost, paused and refused cameras. */

import { asEngineError } from '#studio/state/mirror-session.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import type { Problem } from '#studio/state/state.ts';
import { ANNOUNCEMENTS } from '#content/announcements.ts';
import { CAMERA_FALLBACK_MESSAGE } from '#content/mirror-failures.ts';
import {
  classifyCameraException,
  classifyEndedTrack,
  isAccessFailure,
  oppositeFacing,
  type CameraFailureKind,
} from '#domain/camera/camera-failure.ts';
import { pause } from '#domain/pause.ts';

/** The specification's pause between letting go of one camera and asking for the other, in milliseconds. */
const FLIP_PAUSE = 100;

export interface CameraCommands {
  readonly start: () => Promise<void>;
  /** Stops the camera, photo or drawing that is shown or about to be. */
  readonly stop: () => void;
  readonly flip: () => Promise<void>;
}

export function createCameraCommands(parts: StudioParts): CameraCommands {
  const { environment, store, session, showing, notices, events } = parts;
  const { camera, clock, page } = environment;
  /** The camera's stream while it is in the mirror or about to be. */
  let live: MediaStream | null = null;

  function fail(kind: CameraFailureKind, details: string | null = null): void {
    const problem: Problem = { kind: 'camera', failure: kind, details };
    showing.stop(problem);
    notices.toast(isAccessFailure(kind) ? 'cameraAccessRequired' : 'cameraError');
    void refreshPermission();
  }

  async function refreshPermission(): Promise<void> {
    store.setState({ permission: await camera.permission() });
  }

  function hold(stream: MediaStream): void {
    live = stream;
    const watching = new AbortController();
    showing.hold(() => {
      watching.abort();
      for (const track of stream.getTracks()) track.stop();
      live = null;
    });
    for (const track of stream.getVideoTracks()) {
      const options = { signal: watching.signal };
      track.addEventListener('ended', () => void afterEnded(watching.signal), options);
      track.addEventListener('mute', () => setPaused(true), options);
      track.addEventListener('unmute', () => setPaused(false), options);
    }
  }

  async function afterEnded(signal: AbortSignal): Promise<void> {
    const permission = await camera.permission();
    if (!signal.aborted) fail(classifyEndedTrack(permission));
  }

  function setPaused(paused: boolean): void {
    const { status, problem } = store.getState();
    if (paused && status === 'active') store.setState({ problem: { kind: 'camera-paused' } });
    if (!paused && problem?.kind === 'camera-paused') store.setState({ problem: null });
  }

  /** Returns whether the camera is now in the mirror. */
  async function run(signal: AbortSignal): Promise<boolean> {
    const obstacle = camera.obstacle();
    if (obstacle !== null) {
      fail(obstacle);
      return false;
    }
    // The engine loads while the person answers the browser's question; a failure is handled in `show`.
    session.open().catch(() => undefined);
    let stream: MediaStream;
    try {
      stream = await camera.open(store.getState().facing);
    } catch (exception) {
      const message = exception instanceof Error ? exception.message : '';
      const details = message === '' ? CAMERA_FALLBACK_MESSAGE : message;
      if (!signal.aborted) fail(classifyCameraException(exception), details);
      return false;
    }
    if (signal.aborted) {
      for (const track of stream.getTracks()) track.stop();
      return false;
    }
    hold(stream);
    void refreshPermission();
    return show(stream, signal);
  }

  async function show(stream: MediaStream, signal: AbortSignal): Promise<boolean> {
    try {
      const mirror = await session.open();
      mirror.setResolutionScale(store.getState().resolutionScale);
      await session.show({ kind: 'camera', stream }, signal);
    } catch (cause) {
      if (!signal.aborted) showing.fail(asEngineError(cause, 'processing-failed'));
      return false;
    }
    if (signal.aborted) return false;
    const settings = stream.getVideoTracks()[0]?.getSettings();
    const { width = 0, height = 0 } = settings ?? {};
    store.setState({
      status: 'active',
      progress: null,
      ...(width > 0 && height > 0 ? { pictureSize: { width, height } } : {}),
    });
    notices.announce(ANNOUNCEMENTS.live);
    return true;
  }

  async function start(): Promise<void> {
    showing.rememberAttempt(() => void start());
    const signal = showing.begin('camera');
    notices.announce(ANNOUNCEMENTS.starting);
    if (!(await run(signal))) return;
    notices.toast('cameraReady');
    events.emit({ kind: 'camera-started' });
  }

  async function restartAfterPause(): Promise<void> {
    const signal = showing.begin('camera');
    await pause(clock, FLIP_PAUSE, signal);
    if (!signal.aborted) await run(signal);
  }

  /** A hidden page shows nothing and tracks nothing. */
  async function followVisibility(): Promise<void> {
    const { source, status } = store.getState();
    if (source !== 'camera' || status !== 'active' || live === null) return;
    if (!page.isVisible()) {
      session.current()?.stop();
      return;
    }
    const stream = live;
    if (stream.getVideoTracks().every((track) => track.readyState === 'ended')) {
      const signal = showing.begin('camera');
      await run(signal);
      return;
    }
    try {
      await session.show({ kind: 'camera', stream }, new AbortController().signal);
    } catch (cause) {
      if (live === stream) showing.fail(asEngineError(cause, 'processing-failed'));
    }
  }

  page.onVisibilityChange(() => void followVisibility());
  camera.onPermissionChange(() => {
    void (async () => {
      await refreshPermission();
      const { permission, source, status } = store.getState();
      if (permission === 'denied' && source === 'camera' && status === 'active') fail('revoked');
    })();
  });
  camera.onDeviceChange(() => {
    const { problem } = store.getState();
    const waiting =
      problem?.kind === 'camera' && ['missing', 'unplugged'].includes(problem.failure);
    if (waiting) store.setState({ problem: null });
  });
  void refreshPermission();

  return {
    start,
    stop() {
      showing.stop();
    },
    async flip() {
      const { facing, source, status } = store.getState();
      store.setState({ facing: oppositeFacing(facing) });
      if (source === 'camera' && status !== 'stopped') await restartAfterPause();
    },
  };
}
