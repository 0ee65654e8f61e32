import { describe, expect, it } from 'vitest';
import { FakeBrowser, settle } from '#tests/studio/fake-environment.ts';
import type { StillOptions } from './commands/stills.ts';
import { createStudio } from './studio.ts';

const WHOLE_PNG: StillOptions = { format: 'png', content: 'composed', area: 'whole' };

async function openLiveStudio() {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  await studio.camera.start();
  return { browser, studio, mirror: browser.mirror!, state: () => studio.store.getState() };
}

describe('a still', () => {
  it.each<[string, StillOptions, object]>([
    ['a PNG of what is shown', WHOLE_PNG, { source: 'composed', type: 'image/png' }],
    [
      'a JPEG of the bare frame for an analysis',
      { format: 'jpeg', quality: 0.8, content: 'bare', area: 'whole', maxSide: 512, asTaken: true },
      { source: 'camera', type: 'image/jpeg', quality: 0.8, maxSide: 512, asTaken: true },
    ],
    [
      'a small JPEG with makeup',
      { format: 'jpeg', quality: 0.6, content: 'composed', area: 'whole', maxSide: 512 },
      { source: 'composed', type: 'image/jpeg', quality: 0.6, maxSide: 512 },
    ],
  ])('is asked of the engine as %s', async (_, options, asked) => {
    const { studio, mirror } = await openLiveStudio();
    const still = await studio.stills.take(options);
    expect(mirror.snapshots).toEqual([asked]);
    expect(still.ok && still.value.size).toBeGreaterThan(0);
  });

  it('is cut to what the mirror shows when that is asked for', async () => {
    const { browser, studio, mirror } = await openLiveStudio();
    browser.mirrorSize = { width: 720, height: 720 };
    await studio.stills.take({ ...WHOLE_PNG, area: 'seen' });
    expect(mirror.snapshots[0]?.area).toMatchObject({ top: 0, width: 0.5625, height: 1 });
  });

  it('shows no toast, whether it is taken or not', async () => {
    const { browser, studio, mirror, state } = await openLiveStudio();
    const { toast, captures } = state();
    await studio.stills.take(WHOLE_PNG);
    mirror.snapshotFailure = new Error('no frame');
    await studio.stills.take(WHOLE_PNG);
    expect([state().toast, state().captures, browser.saved]).toEqual([toast, captures, []]);
  });
});

describe('a still that cannot be had', () => {
  it('says that nothing is shown', async () => {
    const studio = createStudio(new FakeBrowser().environment);
    expect(await studio.stills.take(WHOLE_PNG)).toEqual({ ok: false, failure: 'nothing-shown' });
  });

  it('says that the engine could not take it', async () => {
    const { studio, mirror } = await openLiveStudio();
    mirror.snapshotFailure = new Error('no frame');
    expect(await studio.stills.take(WHOLE_PNG)).toEqual({ ok: false, failure: 'not-taken' });
  });

  it('is given up after a minute', async () => {
    const { browser, studio, mirror } = await openLiveStudio();
    mirror.withholdsSnapshots = true;
    const taking = studio.stills.take(WHOLE_PNG);
    await browser.pass(59_999);
    expect(await Promise.race([taking, settle().then(() => 'still waiting')])).toBe(
      'still waiting',
    );
    await browser.pass(1);
    expect(await taking).toEqual({ ok: false, failure: 'not-taken' });
  });

  it('is aborted by the caller’s signal, before or while it is taken', async () => {
    const { studio, mirror } = await openLiveStudio();
    mirror.withholdsSnapshots = true;
    const ending = new AbortController();
    const taking = studio.stills.take(WHOLE_PNG, ending.signal);
    ending.abort();
    expect(await taking).toEqual({ ok: false, failure: 'aborted' });
    expect(await studio.stills.take(WHOLE_PNG, AbortSignal.abort())).toEqual({
      ok: false,
      failure: 'aborted',
    });
    expect(mirror.snapshots).toHaveLength(1);
  });
});
