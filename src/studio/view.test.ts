import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { createStudio } from './studio.ts';

const PHOTO = new Blob([
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer(),
  ),
]);

const LEFT = { left: 0.1, top: 0.2, width: 0.2, height: 0.3 };
const RIGHT = { left: 0.6, top: 0.2, width: 0.3, height: 0.4 };

/** A photo of 1000 by 1500 in a mirror of 720 by 720. */
async function openPhoto() {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  await studio.pictures.showPhoto(PHOTO);
  const view = await studio.loadView();
  return { browser, studio, view, mirror: browser.mirror!, state: () => studio.store.getState() };
}

describe('a photo', () => {
  it('is shown whole at first, and again when another one is opened', async () => {
    const { studio, view, state } = await openPhoto();
    view.zoom(3);
    await studio.pictures.showPhoto(PHOTO);
    expect(state().view).toEqual({ zoom: 1, x: 0, y: 0 });
  });

  it('can be looked at up to eight times as closely, and no further away than whole', async () => {
    const { view, state } = await openPhoto();
    view.zoom(100);
    expect(state().view.zoom).toBe(8);
    view.zoom(0.001);
    expect(state().view).toEqual({ zoom: 1, x: 0, y: 0 });
  });

  it('can be moved as far as there is more of it', async () => {
    const { view, state } = await openPhoto();
    view.move(0.3, 0.3);
    expect(state().view).toEqual({ zoom: 1, x: 0, y: 0 });
    view.zoom(2);
    view.move(9, 9);
    expect(state().view.x).toBeCloseTo((2 / 1.5 - 1) / 2, 10);
    expect(state().view.y).toBe(0.5);
  });

  it('is captured as it is zoomed and moved', async () => {
    const { studio, view, mirror } = await openPhoto();
    view.zoom(4);
    await studio.capture.capture();
    const area = mirror.snapshots[0]?.area;
    expect(area?.width).toBeCloseTo(1.5 / 4, 10);
    expect(area?.height).toBeCloseTo(1 / 4, 10);
    view.showWhole();
    await studio.capture.capture();
    expect(mirror.snapshots[1]?.area).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });

  it('is drawn more finely when it is looked at closely', async () => {
    const { browser, studio, view } = await openPhoto();
    browser.picture = Object.assign(browser.picture, { width: 4000, height: 3000 });
    await studio.pictures.showPhoto(PHOTO);
    expect(browser.mirror!.resolutionScale).toBe(0.4);
    view.zoom(2);
    expect(browser.mirror!.resolutionScale).toBe(0.8);
  });

  it('tells a screen reader how closely it is looked at', async () => {
    const { view, state } = await openPhoto();
    view.zoom(1.5);
    expect(state().announcement).toBe('Zoom 150%');
  });
});

describe('a camera', () => {
  it('cannot be zoomed', async () => {
    const browser = new FakeBrowser();
    const studio = createStudio(browser.environment);
    await studio.camera.start();
    const view = await studio.loadView();
    view.zoom(3);
    view.move(0.1, 0.1);
    expect(studio.store.getState().view).toEqual({ zoom: 1, x: 0, y: 0 });
  });
});

describe('several faces in a photo', () => {
  it('are listed and announced', async () => {
    const { mirror, state } = await openPhoto();
    mirror.emit('faces', { areas: [RIGHT, LEFT], worn: 0 });
    expect(state().faces).toEqual({ areas: [RIGHT, LEFT], worn: 0, chosen: false });
    expect(state().announcement).toBe('2 faces found');
  });

  it('can each be chosen', async () => {
    const { view, mirror, state } = await openPhoto();
    mirror.emit('faces', { areas: [RIGHT, LEFT], worn: 0 });
    view.chooseFace(1);
    expect(mirror.chosenFaces).toEqual([1]);
    expect(state().faces).toMatchObject({ worn: 1, chosen: true });
    expect(state().announcement).toBe('Face 2 of 2 wears the look');
  });

  it('keep the one that wears the look in sight while the photo is made larger', async () => {
    const { view, mirror, state } = await openPhoto();
    mirror.emit('faces', { areas: [RIGHT, LEFT], worn: 1 });
    view.zoom(1.5);
    view.zoom(2);
    // Two thirds of the mirror are as wide as the photo, which stays in the middle until it fills it: the
    // face at 0.3 across and 0.35 down goes to 0.2 across till then, and stays there.
    const { zoom, x, y } = state().view;
    expect(0.5 + (1 / 6 + (0.2 * 2) / 3 - 0.5) * zoom + x).toBeCloseTo(0.2, 10);
    expect(0.5 + (0.35 - 0.5) * zoom + y).toBeCloseTo(0.35, 10);
  });

  it('are left alone by a zoom that names a place', async () => {
    const { view, mirror, state } = await openPhoto();
    mirror.emit('faces', { areas: [RIGHT, LEFT], worn: 1 });
    view.zoom(3, { x: 0.5, y: 0.5 });
    expect(state().view).toEqual({ zoom: 3, x: 0, y: 0 });
  });

  it('offer no choice for a single face, or on the drawn model', async () => {
    const { view, mirror, state } = await openPhoto();
    mirror.emit('faces', { areas: [RIGHT], worn: 0 });
    expect(state().faces).toBeNull();
    view.chooseFace(0);
    expect(mirror.chosenFaces).toEqual([]);
  });

  it('are forgotten with the photo', async () => {
    const { studio, mirror, state } = await openPhoto();
    mirror.emit('faces', { areas: [RIGHT, LEFT], worn: 0 });
    studio.camera.stop();
    expect(state().faces).toBeNull();
  });
});
