import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { createStudio } from './studio.ts';

async function openLiveStudio() {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  await studio.camera.start();
  return { browser, studio, mirror: browser.mirror! };
}

describe('a measure of the face', () => {
  it('is asked of the engine as it is asked for', async () => {
    const { studio, mirror } = await openLiveStudio();
    const options = { what: 'face', burst: 800, onProgress: () => undefined } as const;
    expect(await studio.measures.measure(options)).toEqual({
      ok: true,
      value: { withheld: 'no-face' },
    });
    expect(mirror.measures).toEqual([options]);
  });

  it('says that nothing is shown', async () => {
    const { measures } = createStudio(new FakeBrowser().environment);
    expect(await measures.measure({ what: 'face' })).toEqual({
      ok: false,
      failure: 'nothing-shown',
    });
  });

  it('tells an engine that failed from a caller that aborted', async () => {
    const { studio, mirror } = await openLiveStudio();
    mirror.measuring = () => Promise.reject(new Error('the worker died'));
    const failure = async (signal?: AbortSignal) => {
      const measured = await studio.measures.measure({
        what: 'skin',
        ...(signal === undefined ? {} : { signal }),
      });
      return measured.ok ? null : measured.failure;
    };
    expect([await failure(), await failure(AbortSignal.abort())]).toEqual([
      'not-measured',
      'aborted',
    ]);
  });
});

describe('the lit share of what is shown', () => {
  it('is that of the bare picture', async () => {
    const { browser, studio, mirror } = await openLiveStudio();
    browser.pixels = new Uint8ClampedArray([0, 0, 0, 255, 90, 90, 90, 255]);
    expect(await studio.measures.litShare()).toEqual({ ok: true, value: 0.5 });
    expect(mirror.snapshots).toEqual([
      { source: 'camera', type: 'image/jpeg', quality: 0.6, maxSide: 512 },
    ]);
  });

  it('cannot be had without a picture or without a canvas', async () => {
    const { browser, studio, mirror } = await openLiveStudio();
    browser.pixels = null;
    const noCanvas = { ok: false, failure: 'no-canvas' };
    expect(await studio.measures.litShare()).toEqual(noCanvas);
    mirror.snapshotFailure = new Error('no frame');
    expect(await studio.measures.litShare()).toEqual(noCanvas);
    expect(await createStudio(new FakeBrowser().environment).measures.litShare()).toEqual({
      ok: false,
      failure: 'nothing-shown',
    });
  });
});
