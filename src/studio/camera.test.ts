import { describe, expect, it } from 'vitest';
import { settle } from '#tests/studio/fake-environment.ts';
import { openStudio } from '#tests/studio/open-studio.ts';
import { EngineError } from './state/mirror-session.ts';

async function openLiveStudio() {
  const opened = openStudio();
  await opened.studio.camera.start();
  return opened;
}

describe('starting the camera', () => {
  it('goes from stopped to starting to active, and announces it', async () => {
    const { browser, studio, state } = openStudio();
    const answer = browser.holdCamera();
    const starting = studio.camera.start();
    expect(state().status).toBe('starting');
    answer();
    await starting;
    expect(state()).toMatchObject({ status: 'active', source: 'camera', problem: null });
    expect(state().toast?.title).toBe('Camera Ready!');
    expect(browser.mirror?.source?.kind).toBe('camera');
  });

  it('asks for the front camera at first, and mirrors it', async () => {
    const { browser } = await openLiveStudio();
    expect(browser.asked).toEqual(['user']);
    expect(browser.mirror?.scene.mirrored).toBe(true);
  });

  it('shows how much of the face model has been loaded while it loads', async () => {
    const { browser, studio, state } = openStudio();
    const answer = browser.holdCamera();
    const starting = studio.camera.start();
    await settle();
    browser.mirror?.emit('progress', { loaded: 3_000_000, total: 12_000_000 });
    expect(state().progress).toEqual({ loaded: 3_000_000, total: 12_000_000 });
    answer();
    await starting;
    expect(state().progress).toBeNull();
  });

  it('loads the engine while the person is asked for the camera', async () => {
    const { browser, studio } = openStudio();
    const answer = browser.holdCamera();
    const starting = studio.camera.start();
    await settle();
    expect(browser.mirrorsOpened).toBe(1);
    answer();
    await starting;
  });

  it.each([
    ['NotAllowedError', 'Permission denied', 'Camera Access Required', 'denied'],
    ['NotFoundError', 'Requested device not found', 'Camera Error', 'missing'],
    ['NotReadableError', 'Could not start video source', 'Camera Error', 'busy'],
    ['OverconstrainedError', 'facingMode', 'Camera Error', 'unsuitable'],
  ])(
    'ends stopped on a %s, with the browser’s own message for the details',
    async (name, message, title, kind) => {
      const { browser, studio, state } = openStudio();
      browser.cameraFailure = new DOMException(message, name);
      await studio.camera.start();
      expect(state()).toMatchObject({
        status: 'stopped',
        problem: { kind: 'camera', failure: kind, details: message },
      });
      expect(state().toast).toMatchObject({ title, tone: 'destructive' });
    },
  );

  it('says that the camera failed when the browser has no message', async () => {
    const { browser, studio, state } = openStudio();
    browser.cameraFailure = new DOMException('', 'NotReadableError');
    await studio.camera.start();
    expect(state().problem).toMatchObject({ details: 'Failed to access camera' });
  });

  it('does not ask on an insecure page, and says why', async () => {
    const { browser, studio, state } = openStudio();
    browser.cameraObstacle = 'insecure';
    await studio.camera.start();
    expect(browser.asked).toEqual([]);
    expect(state().problem).toMatchObject({ kind: 'camera', failure: 'insecure' });
  });

  it('releases a camera that is granted after the person gave up', async () => {
    const { browser, studio, state } = openStudio();
    const answer = browser.holdCamera();
    const starting = studio.camera.start();
    studio.camera.stop();
    answer();
    await starting;
    expect(state()).toMatchObject({ status: 'stopped', problem: null, toast: null });
    expect(browser.streams[0]?.track.readyState).toBe('ended');
  });

  it('removes the toast of a failure when something else is opened', async () => {
    const { browser, studio, state } = openStudio();
    browser.cameraFailure = new DOMException('no', 'NotFoundError');
    await studio.camera.start();
    expect(state().toast?.title).toBe('Camera Error');
    await studio.pictures.showDrawnModel();
    expect(state()).toMatchObject({ source: 'drawn-model', problem: null, toast: null });
  });

  it('removes the explanation when the start is tried again', async () => {
    const { browser, studio, state } = openStudio();
    browser.cameraFailure = new DOMException('no', 'NotAllowedError');
    await studio.camera.start();
    browser.cameraFailure = null;
    await studio.camera.start();
    expect(state()).toMatchObject({ status: 'active', problem: null });
  });
});

describe('a face model that fails', () => {
  it.each([
    'runtime-load-failed',
    'runtime-missing',
    'tracker-start-failed',
    'camera-silent',
    'processing-failed',
  ] as const)('stops the camera on %s, and can be retried', async (code) => {
    const { browser, studio, state } = openStudio();
    const answer = browser.holdCamera();
    const starting = studio.camera.start();
    await settle();
    browser.mirror!.startFailure = new EngineError(code, 'for the log');
    answer();
    await starting;
    expect(state()).toMatchObject({ status: 'stopped', problem: { kind: 'face-model', code } });
    expect(browser.streams[0]?.track.readyState).toBe('ended');
    studio.retry();
    await settle();
    expect(state()).toMatchObject({ status: 'active', problem: null });
  });

  it('counts as not loaded when the engine’s code cannot be fetched', async () => {
    const { browser, studio, state } = openStudio();
    browser.engineFailure = new TypeError('Failed to fetch dynamically imported module');
    await studio.camera.start();
    expect(state().problem).toEqual({ kind: 'face-model', code: 'runtime-load-failed' });
    browser.engineFailure = null;
    studio.retry();
    await settle();
    expect(state().status).toBe('active');
  });

  it('stops the mirror when it fails while it runs', async () => {
    const { browser, state } = await openLiveStudio();
    browser.mirror?.emit('failure', { code: 'processing-failed', cause: 'lost' });
    expect(state()).toMatchObject({
      status: 'stopped',
      problem: { kind: 'face-model', code: 'processing-failed' },
    });
  });
});

describe('stopping the camera', () => {
  it('stops its tracks and the mirror', async () => {
    const { browser, studio, state } = await openLiveStudio();
    studio.camera.stop();
    expect(browser.streams[0]?.track.readyState).toBe('ended');
    expect(browser.mirror?.source).toBeNull();
    expect(state()).toMatchObject({ status: 'stopped', source: 'nothing', statistics: null });
  });

  it('is not reported as a failure', async () => {
    const { studio, state } = await openLiveStudio();
    studio.camera.stop();
    await settle();
    expect(state().problem).toBeNull();
  });
});

describe('flipping the camera', () => {
  it('restarts with the other camera after 100 ms, unmirrored', async () => {
    const { browser, studio, state } = await openLiveStudio();
    const flipping = studio.camera.flip();
    expect(browser.streams[0]?.track.readyState).toBe('ended');
    expect(state()).toMatchObject({ status: 'starting', facing: 'environment' });
    await browser.pass(99);
    expect(browser.asked).toEqual(['user']);
    await browser.pass(1);
    await flipping;
    expect(browser.asked).toEqual(['user', 'environment']);
    expect(state().status).toBe('active');
    expect(browser.mirror?.scene.mirrored).toBe(false);
  });

  it('only changes the setting while it is stopped', async () => {
    const { browser, studio, state } = openStudio();
    await studio.camera.flip();
    expect(browser.asked).toEqual([]);
    expect(state()).toMatchObject({ status: 'stopped', facing: 'environment' });
  });

  it('does not restart when it is stopped in between', async () => {
    const { browser, studio, state } = await openLiveStudio();
    const flipping = studio.camera.flip();
    studio.camera.stop();
    await browser.pass(100);
    await flipping;
    expect(browser.asked).toEqual(['user']);
    expect(state().status).toBe('stopped');
  });
});
