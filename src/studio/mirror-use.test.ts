import { describe, expect, it } from 'vitest';
import { FakeBrowser, settle } from '#tests/studio/fake-environment.ts';
import { STATISTICS } from '#tests/studio/fake-mirror.ts';
import { createStudio } from './studio.ts';

async function openLiveStudio() {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  await studio.camera.start();
  return { browser, studio, mirror: browser.mirror!, state: () => studio.store.getState() };
}

describe('a capture', () => {
  it('is saved as a PNG named by its time, and a toast says so', async () => {
    const { browser, studio, mirror, state } = await openLiveStudio();
    await studio.capture.capture();
    expect(mirror.snapshots).toMatchObject([{ source: 'composed', type: 'image/png' }]);
    expect(browser.saved).toEqual(['lookglass-2026-11-21-14-03-22.png']);
    expect(state().toast?.title).toBe('Image Captured');
  });

  it('is under way until the picture is saved or has failed', async () => {
    const { studio, mirror, state } = await openLiveStudio();
    const capturing = studio.capture.capture();
    expect(state().capturing).toBe(true);
    await capturing;
    expect(state().capturing).toBe(false);
    mirror.snapshotFailure = new Error('no frame');
    await studio.capture.capture();
    expect(state().capturing).toBe(false);
  });

  it('keeps what the mirror shows of the picture', async () => {
    const { browser, studio, mirror } = await openLiveStudio();
    browser.mirrorSize = { width: 720, height: 720 };
    await studio.capture.capture();
    const area = mirror.snapshots[0]?.area;
    expect(area?.left).toBeCloseTo(0.21875, 10);
    expect(area).toMatchObject({ top: 0, width: 0.5625, height: 1 });
  });

  it('keeps the whole picture when that was chosen, also after a reload', async () => {
    const { browser, studio, mirror } = await openLiveStudio();
    studio.capture.keepWholePicture(true);
    await studio.capture.capture();
    expect(mirror.snapshots).toEqual([{ source: 'composed', type: 'image/png' }]);
    browser.left.fire();
    expect(createStudio(browser.environment).store.getState().wholePicture).toBe(true);
  });

  it('fails with a reason while nothing is in the mirror', async () => {
    const browser = new FakeBrowser();
    const studio = createStudio(browser.environment);
    await studio.capture.capture();
    expect(browser.saved).toEqual([]);
    expect(studio.store.getState().toast).toMatchObject({
      title: 'Capture Failed',
      description: 'Camera or makeup canvas not available.',
    });
  });

  it('fails with another reason when the picture cannot be taken', async () => {
    const { browser, studio, mirror, state } = await openLiveStudio();
    mirror.snapshotFailure = new Error('no frame');
    await studio.capture.capture();
    expect(browser.saved).toEqual([]);
    expect(state().toast?.description).toBe('Makeup overlay not available.');
  });
});

describe('a capture that the engine does not answer', () => {
  it('is given up after a minute, with the reason', async () => {
    const { browser, studio, mirror, state } = await openLiveStudio();
    mirror.withholdsSnapshots = true;
    const capturing = studio.capture.capture();
    await browser.pass(60_000);
    await capturing;
    expect(state().toast?.title).toBe('Capture Failed');
  });
});

describe('comparing', () => {
  it('shows the bare picture while held', async () => {
    const { studio, mirror } = await openLiveStudio();
    studio.comparison.holdBare(true);
    expect(mirror.scene.effects).toEqual([{ kind: 'bare' }]);
    studio.comparison.holdBare(false);
    expect(mirror.scene.effects).toEqual([]);
  });

  it('divides the picture in the middle at first, then where the divider is dragged', async () => {
    const { studio, mirror } = await openLiveStudio();
    expect(mirror.scene.effects).toEqual([]);
    studio.comparison.toggleSplit();
    expect(mirror.scene.effects).toEqual([{ kind: 'split', share: 0.5 }]);
    studio.comparison.moveSplit(0.2);
    expect(mirror.scene.effects).toEqual([{ kind: 'split', share: 0.2 }]);
    studio.comparison.moveSplit(1.4);
    expect(mirror.scene.effects).toEqual([{ kind: 'split', share: 1 }]);
    studio.comparison.toggleSplit();
    expect(mirror.scene.effects).toEqual([]);
  });
});

describe('the frame rate', () => {
  it('is reported at most twice a second, with the memory that is used', async () => {
    const { browser, mirror, state } = await openLiveStudio();
    mirror.emit('statistics', STATISTICS);
    mirror.emit('statistics', { ...STATISTICS, framesPerSecond: 12 });
    expect(state().statistics?.framesPerSecond).toBe(30);
    await browser.pass(500);
    mirror.emit('statistics', { ...STATISTICS, framesPerSecond: 12 });
    expect(state()).toMatchObject({ usedMemory: 42_000_000 });
    expect(state().statistics?.framesPerSecond).toBe(12);
  });

  it('lowers the resolution while it is low, one step at a time', async () => {
    const { studio, mirror, state } = await openLiveStudio();
    mirror.emit('statistics', { ...STATISTICS, framesPerSecond: 12 });
    studio.performance.optimize();
    expect(mirror.resolutionScale).toBe(0.75);
    expect(state().toast?.description).toContain('75%');
    studio.performance.optimize();
    studio.performance.optimize();
    expect(mirror.resolutionScale).toBe(0.5);
    expect(state().toast?.title).toBe('Already Optimized');
  });

  it('raises the resolution again while it is high enough', async () => {
    const { browser, studio, mirror, state } = await openLiveStudio();
    mirror.emit('statistics', { ...STATISTICS, framesPerSecond: 12 });
    studio.performance.optimize();
    await browser.pass(500);
    mirror.emit('statistics', STATISTICS);
    studio.performance.optimize();
    expect(mirror.resolutionScale).toBe(1);
    studio.performance.optimize();
    expect(state().toast?.title).toBe('Already Optimal');
  });
});

describe('an idle page', () => {
  it('loads the engine ahead of need', async () => {
    const browser = new FakeBrowser();
    createStudio(browser.environment).preload();
    expect(browser.mirrorsOpened).toBe(0);
    browser.idle.fire();
    await settle();
    expect(browser.mirror?.preloads).toBe(1);
  });

  it('loads nothing where the mirror is not on the page', async () => {
    const browser = new FakeBrowser();
    const callOff = createStudio(browser.environment).preload();
    callOff();
    browser.idle.fire();
    await settle();
    expect(browser.mirrorsOpened).toBe(0);
  });

  it('shows no error when that fails', async () => {
    const browser = new FakeBrowser();
    browser.engineFailure = new TypeError('offline');
    const studio = createStudio(browser.environment);
    studio.preload();
    browser.idle.fire();
    await settle();
    expect(studio.store.getState()).toMatchObject({ toast: null, problem: null });
  });
});
