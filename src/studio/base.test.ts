import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { STATISTICS } from '#tests/studio/fake-mirror.ts';
import { SKIN_TONES } from '#tests/fixtures/synthetic-face/index.ts';
import { encodeLookFragment } from '#domain/makeup/look-link.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { currentLook } from './state/state.ts';
import { createStudio } from './studio.ts';

const LIGHT = SKIN_TONES[1]!.albedo;
const DEEPEST = SKIN_TONES.at(-1)!.albedo;

const PHOTO = new Blob([
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer(),
  ),
]);

type Show = 'camera' | 'photo' | 'drawn-model';

async function openStudio(shown: Show = 'camera', browser = new FakeBrowser()) {
  const studio = createStudio(browser.environment);
  if (shown === 'camera') await studio.camera.start();
  else if (shown === 'photo') await studio.pictures.showPhoto(PHOTO);
  else await studio.pictures.showDrawnModel();
  return {
    browser,
    studio,
    offered: () => studio.store.getState().baseOffer?.name ?? null,
    foundation: () => currentLook(studio.store.getState()).foundation,
    /** Lets the mirror measure this skin for a while. */
    measure: async (skin: readonly [number, number, number] | null, times = 3) => {
      for (let time = 0; time < times; time += 1) {
        await browser.pass(600);
        browser.mirror!.emit('statistics', { ...STATISTICS, skin });
      }
    },
  };
}

describe('a nearer foundation', () => {
  it('is offered where the worn one is far from the skin', async () => {
    const { offered, measure } = await openStudio();
    await measure(DEEPEST);
    expect(offered()).toBe('Deep');
  });

  it('is not offered in place of one that was chosen by a better measure', async () => {
    const { studio, offered, measure } = await openStudio();
    studio.base.trust('#F2D2BD');
    studio.look.change({ foundation: { color: '#f2d2bd' }, lipstick: { color: '#a32734' } });
    await measure(DEEPEST);
    expect(offered()).toBeNull();
  });

  it('is not offered where the worn one is near', async () => {
    const browser = new FakeBrowser();
    browser.fragment = encodeLookFragment({
      ...DEFAULT_LOOK,
      foundation: { color: '#e2bf9f', opacity: 40 },
    });
    const { offered, measure } = await openStudio('camera', browser);
    await measure(LIGHT);
    expect(offered()).toBeNull();
  });

  it('waits for a second measurement with the same result', async () => {
    const { offered, measure } = await openStudio();
    await measure(DEEPEST, 2);
    expect(offered()).toBeNull();
    await measure(DEEPEST, 1);
    expect(offered()).toBe('Deep');
  });

  it('is put on in one step, which can be undone, and is not offered again', async () => {
    const { studio, offered, foundation, measure } = await openStudio();
    await measure(DEEPEST);
    studio.base.wearOffered();
    expect(foundation()).toEqual({ color: '#5b3929', opacity: 40 });
    expect(offered()).toBeNull();
    studio.look.undo();
    expect(foundation().color).toBe('#F8E8DB');
    await measure(DEEPEST);
    expect(offered()).toBeNull();
  });

  it('is not offered again once it was declined, also after a reload', async () => {
    const { browser, studio, offered, measure } = await openStudio();
    await measure(DEEPEST);
    studio.base.decline();
    await measure(DEEPEST);
    expect(offered()).toBeNull();
    browser.left.fire();
    const again = await openStudio('camera', browser);
    await again.measure(DEEPEST);
    expect(again.offered()).toBeNull();
  });

  it('is not offered to a wearer who chose a foundation', async () => {
    const { studio, offered, measure } = await openStudio();
    studio.look.change({ foundation: { color: '#f0d3bb' } });
    await measure(DEEPEST);
    expect(offered()).toBeNull();
  });

  it('is offered again after Reset, which starts over', async () => {
    const { studio, offered, measure } = await openStudio();
    await measure(DEEPEST);
    studio.base.wearOffered();
    studio.look.reset();
    await measure(DEEPEST);
    expect(offered()).toBe('Deep');
  });

  it('stays offered while the face is lost for a moment', async () => {
    const { offered, measure } = await openStudio();
    await measure(DEEPEST);
    await measure(null);
    expect(offered()).toBe('Deep');
  });

  it('is not offered where no foundation is worn, and is withdrawn with the picture', async () => {
    const { studio, offered, measure } = await openStudio();
    await measure(DEEPEST);
    studio.camera.stop();
    expect(offered()).toBeNull();
    await studio.camera.start();
    studio.look.dragOpacity('foundation', 0);
    await measure(DEEPEST);
    expect(offered()).toBeNull();
  });

  it('is offered for a photo, and not for the drawn model, which has no skin of its own', async () => {
    const photo = await openStudio('photo');
    await photo.measure(DEEPEST);
    expect(photo.offered()).toBe('Deep');
    const drawn = await openStudio('drawn-model');
    await drawn.measure(DEEPEST);
    expect(drawn.offered()).toBeNull();
  });

  it('stays on under a quick look', async () => {
    const { studio, foundation, measure } = await openStudio();
    await measure(DEEPEST);
    studio.base.wearOffered();
    studio.look.wearQuickLook('bold');
    expect(foundation()).toEqual({ color: '#5b3929', opacity: 40 });
  });
});
