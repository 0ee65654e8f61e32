import { describe, expect, it } from 'vitest';
import { FakeBrowser, settle } from '#tests/studio/fake-environment.ts';
import { EngineError } from './mirror-session.ts';
import { createStudio } from './studio.ts';

function openStudio() {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  return { browser, studio, state: () => studio.store.getState() };
}

async function openLiveStudio() {
  const opened = openStudio();
  await opened.studio.camera.start();
  return opened;
}

describe('starting the camera', () => {
  it('goes from stopped over starting to active, and says so', async () => {
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
    'ends stopped on a %s, with the browser’s own message in the banner',
    async (name, message, title, kind) => {
      const { browser, studio, state } = openStudio();
      browser.cameraFailure = new DOMException(message, name);
      await studio.camera.start();
      expect(state()).toMatchObject({
        status: 'stopped',
        problem: { kind: 'camera', failure: kind, message },
      });
      expect(state().toast).toMatchObject({ title, tone: 'destructive' });
    },
  );

  it('says that the camera failed when the browser has no message', async () => {
    const { browser, studio, state } = openStudio();
    browser.cameraFailure = new DOMException('', 'NotReadableError');
    await studio.camera.start();
    expect(state().problem).toMatchObject({ message: 'Failed to access camera' });
  });

  it('does not ask on an insecure page, and says why', async () => {
    const { browser, studio, state } = openStudio();
    browser.cameraObstacle = 'insecure';
    await studio.camera.start();
    expect(browser.asked).toEqual([]);
    expect(state().problem).toMatchObject({ kind: 'camera', failure: 'insecure' });
  });

  it('lets go of a camera that is granted after the person gave up', async () => {
    const { browser, studio, state } = openStudio();
    const answer = browser.holdCamera();
    const starting = studio.camera.start();
    studio.camera.stop();
    answer();
    await starting;
    expect(state()).toMatchObject({ status: 'stopped', problem: null, toast: null });
    expect(browser.streams[0]?.track.readyState).toBe('ended');
  });

  it('takes the banner away when it is tried again', async () => {
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

  it('counts as one that could not be loaded when the engine’s own code does not arrive', async () => {
    const { browser, studio, state } = openStudio();
    browser.engineFailure = new TypeError('Failed to fetch dynamically imported module');
    await studio.camera.start();
    expect(state().problem).toEqual({ kind: 'face-model', code: 'runtime-load-failed' });
    browser.engineFailure = null;
    studio.retry();
    await settle();
    expect(state().status).toBe('active');
  });

  it('stops the mirror when it fails in the middle', async () => {
    const { browser, state } = await openLiveStudio();
    browser.mirror?.emit('failure', { code: 'processing-failed', cause: 'lost' });
    expect(state()).toMatchObject({
      status: 'stopped',
      problem: { kind: 'face-model', code: 'processing-failed' },
    });
  });
});

describe('stopping the camera', () => {
  it('lets go of its tracks and of the mirror', async () => {
    const { browser, studio, state } = await openLiveStudio();
    studio.camera.stop();
    expect(browser.streams[0]?.track.readyState).toBe('ended');
    expect(browser.mirror?.source).toBeNull();
    expect(state()).toMatchObject({ status: 'stopped', source: 'nothing', statistics: null });
  });

  it('is no failure', async () => {
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

  it('only chooses the camera while it is stopped', async () => {
    const { browser, studio, state } = openStudio();
    await studio.camera.flip();
    expect(browser.asked).toEqual([]);
    expect(state()).toMatchObject({ status: 'stopped', facing: 'environment' });
  });

  it('ends where it is stopped in between', async () => {
    const { browser, studio, state } = await openLiveStudio();
    const flipping = studio.camera.flip();
    studio.camera.stop();
    await browser.pass(100);
    await flipping;
    expect(browser.asked).toEqual(['user']);
    expect(state().status).toBe('stopped');
  });
});

describe('a camera that changes its mind', () => {
  it('was unplugged when its track ends by itself', async () => {
    const { browser, state } = await openLiveStudio();
    browser.streams[0]?.track.unplug();
    await settle();
    expect(state()).toMatchObject({
      status: 'stopped',
      problem: { kind: 'camera', failure: 'unplugged', message: 'Camera disconnected' },
    });
    expect(state().toast?.title).toBe('Camera Error');
  });

  it('clears the message when a camera is plugged in again', async () => {
    const { browser, state } = await openLiveStudio();
    browser.streams[0]?.track.unplug();
    await settle();
    browser.devicesChanged.fire();
    expect(state().problem).toBeNull();
  });

  it('was revoked when its track ends with the permission', async () => {
    const { browser, state } = await openLiveStudio();
    browser.cameraPermission = 'denied';
    browser.streams[0]?.track.unplug();
    await settle();
    expect(state().problem).toMatchObject({ kind: 'camera', failure: 'revoked' });
    expect(state().toast?.title).toBe('Camera Access Required');
  });

  it('is let go when the permission is revoked and the track lives on', async () => {
    const { browser, state } = await openLiveStudio();
    browser.cameraPermission = 'denied';
    browser.permissionChanged.fire();
    await settle();
    expect(state()).toMatchObject({ status: 'stopped', problem: { failure: 'revoked' } });
    expect(browser.streams[0]?.track.readyState).toBe('ended');
  });

  it('is paused while another program holds it, and goes on by itself', async () => {
    const { browser, state } = await openLiveStudio();
    browser.streams[0]?.track.dispatchEvent(new Event('mute'));
    expect(state()).toMatchObject({ status: 'active', problem: { kind: 'camera-paused' } });
    browser.streams[0]?.track.dispatchEvent(new Event('unmute'));
    expect(state().problem).toBeNull();
  });
});

describe('a page that nobody sees', () => {
  it('works on no frame, and goes on when it is seen again', async () => {
    const { browser, state } = await openLiveStudio();
    browser.visible = false;
    browser.visibilityChanged.fire();
    expect(browser.mirror?.source).toBeNull();
    browser.visible = true;
    browser.visibilityChanged.fire();
    await settle();
    expect(browser.mirror?.source?.kind).toBe('camera');
    expect(state().status).toBe('active');
    expect(browser.asked).toHaveLength(1);
  });

  it('asks for the camera again when it was taken away meanwhile', async () => {
    const { browser, state } = await openLiveStudio();
    browser.visible = false;
    browser.visibilityChanged.fire();
    browser.streams[0]!.track.readyState = 'ended';
    browser.visible = true;
    browser.visibilityChanged.fire();
    await settle();
    expect(browser.asked).toHaveLength(2);
    expect(state().status).toBe('active');
  });
});

describe('the face in front of the camera', () => {
  it('is lost only after it has been gone for a while', async () => {
    const { browser, state } = await openLiveStudio();
    const face = { landmarks: new Float32Array(478 * 3), confidence: 1 };
    browser.mirror?.emit('landmarks', face);
    expect(state().face).toBe('found');
    browser.mirror?.emit('landmarks', null);
    await browser.pass(500);
    expect(state().face).toBe('found');
    browser.mirror?.emit('landmarks', null);
    await browser.pass(500);
    expect(state().face).toBe('lost');
    browser.mirror?.emit('landmarks', face);
    expect(state().face).toBe('found');
  });
});
