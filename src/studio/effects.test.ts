import { describe, expect, it } from 'vitest';
import { openStudio } from '#tests/studio/open-studio.ts';
import { putEffect, removeEffect } from './commands/effects.ts';

async function openLiveStudio() {
  const opened = openStudio();
  await opened.studio.camera.start();
  return { ...opened, mirror: opened.browser.mirror! };
}

describe('an effect that a panel puts into the scene', () => {
  it('is drawn after the comparisons, until it is taken out again', async () => {
    const { studio, mirror } = await openLiveStudio();
    putEffect(studio.store, { kind: 'bare' });
    studio.comparison.toggleSplit();
    expect(mirror.scene.effects.map(({ kind }) => kind)).toEqual(['split', 'bare']);
    removeEffect(studio.store, 'bare');
    expect(mirror.scene.effects.map(({ kind }) => kind)).toEqual(['split']);
  });

  it('takes the place of the one of its kind', async () => {
    const { studio, mirror } = await openLiveStudio();
    putEffect(studio.store, { kind: 'split', share: 0.2 });
    putEffect(studio.store, { kind: 'bare' });
    putEffect(studio.store, { kind: 'split', share: 0.7 });
    expect(mirror.scene.effects).toEqual([{ kind: 'split', share: 0.7 }, { kind: 'bare' }]);
  });

  it('tells the mirror nothing when it is taken out without being there', async () => {
    const { studio, mirror } = await openLiveStudio();
    const { scene } = mirror;
    removeEffect(studio.store, 'bare');
    expect(mirror.scene).toBe(scene);
  });
});

describe('a caption', () => {
  it('stands on what is captured and in the name of its file', async () => {
    const { studio, browser, mirror } = await openLiveStudio();
    putEffect(studio.store, { kind: 'bare' }, 'Warm Evening light');
    putEffect(studio.store, { kind: 'split', share: 0 }, 'Drawn');
    await studio.capture.capture();
    expect(mirror.snapshots).toMatchObject([{ caption: 'Warm Evening light · Drawn' }]);
    expect(browser.saved).toEqual(['lookglass-2026-11-21-14-03-22-warm-evening-light-drawn.png']);
  });

  it('is never written on the bare frame, which shows no effect', async () => {
    const { studio, mirror } = await openLiveStudio();
    putEffect(studio.store, { kind: 'bare' }, 'Warm Evening light');
    await studio.stills.take({ format: 'png', content: 'bare', area: 'whole' });
    expect(mirror.snapshots).toEqual([{ source: 'camera', type: 'image/png' }]);
  });
});
