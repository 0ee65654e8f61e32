import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { currentLook } from './state.ts';
import type { StudioEvent } from './studio-events.ts';
import { createStudio } from '#studio/studio.ts';

function openStudio() {
  const studio = createStudio(new FakeBrowser().environment);
  const heard: StudioEvent[] = [];
  const stop = studio.events.listen((event) => {
    heard.push(event);
  });
  return { studio, heard, stop };
}

describe('the studio’s events', () => {
  it('tell that the camera has started', async () => {
    const { studio, heard } = openStudio();
    await studio.camera.start();
    expect(heard).toEqual([{ kind: 'camera-started' }]);
  });

  it('tell that a photo was captured, and not when that failed', async () => {
    const { studio, heard } = openStudio();
    await studio.capture.capture();
    expect(heard).toEqual([]);
    await studio.pictures.showDrawnModel();
    await studio.capture.capture();
    expect(heard).toEqual([{ kind: 'photo-captured' }]);
  });

  it('tell that makeup changed on a picture, by its product', async () => {
    const { studio, heard } = openStudio();
    await studio.pictures.showDrawnModel();
    studio.look.change({ blush: { color: '#a8466a' } });
    studio.look.change({ eyeshadow: { finish: 'shimmer' } });
    studio.look.wearQuickLook('bold');
    expect(heard).toEqual([
      { kind: 'makeup-applied', makeup: 'blush' },
      { kind: 'makeup-applied', makeup: 'eyeshadow' },
      { kind: 'makeup-applied', makeup: 'whole-look' },
    ]);
  });

  it('tell of a drag once, for any number of steps of the slider', async () => {
    const { studio, heard } = openStudio();
    await studio.pictures.showDrawnModel();
    for (const opacity of [60, 50, 40]) studio.look.dragOpacity('mascara', opacity);
    studio.look.endGesture();
    studio.look.dragOpacity('mascara', 30);
    expect(heard).toEqual([
      { kind: 'makeup-applied', makeup: 'mascara' },
      { kind: 'makeup-applied', makeup: 'mascara' },
    ]);
  });

  it('tell of no makeup while nothing is in the mirror', () => {
    const { studio, heard } = openStudio();
    studio.look.wearQuickLook('bold');
    expect(heard).toEqual([]);
  });

  it('do not reach a listener that has unsubscribed', async () => {
    const { studio, heard, stop } = openStudio();
    stop();
    await studio.camera.start();
    expect(heard).toEqual([]);
  });
});

describe('another person’s look', () => {
  it('is worn on the wearer’s own foundation, and undone in one step', () => {
    const { studio } = openStudio();
    studio.look.change({ foundation: { color: '#5b3929' } });
    const before = currentLook(studio.store.getState());
    studio.look.wearOnOwnSkin({
      ...DEFAULT_LOOK,
      lipstick: { color: '#b3203f', opacity: 90 },
      foundation: { color: '#f0d3bb', opacity: 20 },
    });
    const worn = currentLook(studio.store.getState());
    expect(worn.lipstick.color).toBe('#b3203f');
    expect(worn.foundation).toEqual({ color: '#5b3929', opacity: 20 });
    studio.look.undo();
    expect(currentLook(studio.store.getState())).toEqual(before);
  });
});
