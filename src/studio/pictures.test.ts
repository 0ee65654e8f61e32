import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FakePicture } from '#tests/studio/fake-environment.ts';
import { openStudio } from '#tests/studio/open-studio.ts';

const PHOTO_BYTES = new Uint8Array(
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer(),
);
const PHOTO = new Blob([PHOTO_BYTES], { type: 'image/jpeg' });

describe('a photo', () => {
  it('is shown unmirrored', async () => {
    const { browser, studio, state } = openStudio();
    await studio.pictures.showPhoto(PHOTO);
    expect(state()).toMatchObject({
      status: 'active',
      source: 'photo',
      pictureSize: { width: 1000, height: 1500 },
    });
    expect(browser.mirror?.scene.mirrored).toBe(false);
  });

  it('replaces the camera, which is released', async () => {
    const { browser, studio, state } = openStudio();
    await studio.camera.start();
    await studio.pictures.showPhoto(PHOTO);
    expect(state().source).toBe('photo');
    expect(browser.streams[0]?.track.readyState).toBe('ended');
  });

  it('is scaled down when it has more than 25 megapixels', async () => {
    const { browser, studio, state } = openStudio();
    const huge = new FakePicture(10_000, 10_000);
    browser.picture = huge;
    await studio.pictures.showPhoto(PHOTO);
    expect(browser.resizedTo).toEqual({ width: 5000, height: 5000 });
    expect(state().pictureSize).toEqual({ width: 5000, height: 5000 });
    expect(huge.closed).toBe(true);
  });

  it('is drawn at a size that suits the screen', async () => {
    const { browser, studio } = openStudio();
    browser.picture = new FakePicture(3200, 2400);
    await studio.pictures.showPhoto(PHOTO);
    expect(browser.mirror?.resolutionScale).toBe(0.5);
  });

  it.each([
    ['is not a picture', new Blob(['dear diary']), 'Not a Picture'],
    ['was cut short', new Blob([PHOTO_BYTES.slice(0, -20)]), 'Picture Incomplete'],
  ])('that %s is refused with a reason', async (_what, file, title) => {
    const { studio, state } = openStudio();
    await studio.pictures.showPhoto(file);
    expect(state().toast).toMatchObject({ title, tone: 'destructive' });
    expect(state().status).toBe('stopped');
  });

  it('that this browser cannot decode is refused with a reason', async () => {
    const { browser, studio, state } = openStudio();
    browser.decodeFailure = new DOMException('cannot', 'InvalidStateError');
    await studio.pictures.showPhoto(PHOTO);
    expect(state().toast?.title).toBe('Picture Not Supported');
  });

  it('that is refused leaves the camera on', async () => {
    const { browser, studio, state } = openStudio();
    await studio.camera.start();
    await studio.pictures.showPhoto(new Blob(['dear diary']));
    expect(state()).toMatchObject({ status: 'active', source: 'camera' });
    expect(browser.streams[0]?.track.readyState).toBe('live');
  });

  it('that is read more slowly than the next one is shown does not replace it', async () => {
    const { browser, studio, state } = openStudio();
    const reading = studio.pictures.showPhoto(PHOTO);
    await studio.camera.start();
    await reading;
    expect(state().source).toBe('camera');
    expect(browser.streams[0]?.track.readyState).toBe('live');
    expect(browser.picture.closed).toBe(true);
  });

  it('without a face is shown, with a message', async () => {
    const { browser, studio, state } = openStudio();
    await studio.pictures.showDrawnModel();
    browser.mirror!.face = false;
    await studio.pictures.showPhoto(PHOTO);
    expect(state()).toMatchObject({
      status: 'active',
      source: 'photo',
      problem: { kind: 'picture-without-face' },
    });
    expect(state().toast?.title).toBe('No Face Found');
  });

  it('is released when it is closed', async () => {
    const { browser, studio, state } = openStudio();
    await studio.pictures.showPhoto(PHOTO);
    studio.camera.stop();
    expect(browser.picture.closed).toBe(true);
    expect(state().source).toBe('nothing');
  });
});

describe('the drawn model', () => {
  it('needs no camera', async () => {
    const { browser, studio, state } = openStudio();
    await studio.pictures.showDrawnModel();
    expect(state()).toMatchObject({ status: 'active', source: 'drawn-model', problem: null });
    expect(browser.asked).toEqual([]);
  });

  it('that cannot be loaded leaves the mirror stopped, with a reason', async () => {
    const { browser, studio, state } = openStudio();
    browser.drawnModelFailure = new TypeError('Failed to fetch');
    await studio.pictures.showDrawnModel();
    expect(state().status).toBe('stopped');
    expect(state().toast?.title).toBe('Drawn Model Unavailable');
  });
});
