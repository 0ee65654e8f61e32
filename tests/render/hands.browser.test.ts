import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FrameImage } from '#engine/frame/frame.ts';
import { ENGINE_ASSETS } from '#studio/state/engine-assets.ts';
import { REGION } from '#tests/fixtures/synthetic-face/regions.ts';
import { STRONG_LOOK, sceneWith } from '#tests/support/worn-look.ts';
import { Correspondent } from './correspondent.ts';
import { cameraOf, closeEverything, openMirror } from './live-mirrors.ts';
import { addressOfNothing, bitmapOf, decoded, faceOf, pictureOf, until } from './pictured-face.ts';

/** A hand in front of the mouth. */
let picture: FrameImage;
beforeAll(() => {
  picture = pictureOf({ occluder: { position: 0.45 } });
});
afterEach(closeEverything);

describe('a mirror with a listener for hands', () => {
  it('reports the hand in the live picture, and its gesture', async () => {
    const { mirror, heard } = openMirror(sceneWith(STRONG_LOOK));
    const { stream } = await cameraOf(picture);
    await mirror.start({ kind: 'camera', stream });
    mirror.subscribe('gesture', (gesture) => heard.gesture.push(gesture));
    mirror.subscribe('hands', (hands) => heard.hands.push(hands));
    await until(() => heard.gesture.length > 0);
    const [hand, ...others] = heard.hands.at(-1)!;
    expect(others).toEqual([]);
    expect(hand!.landmarks).toHaveLength(63);
    expect(heard.gesture[0]).toMatchObject({ kind: 'open-palm', isNew: true });
    expect(heard.handsFailure).toEqual([]);
  });

  it('reports them as soon as a still picture is shown', async () => {
    const { mirror, heard } = openMirror(sceneWith(STRONG_LOOK));
    mirror.subscribe('hands', (hands) => heard.hands.push(hands));
    await mirror.start({ kind: 'still', image: await bitmapOf(picture) });
    await until(() => heard.hands.length > 0);
    expect(heard.hands[0]).toHaveLength(1);
  });

  it('goes on without them, and says so once, if their models cannot be loaded', async () => {
    const assets = { ...ENGINE_ASSETS, handModels: addressOfNothing() };
    const { mirror, heard } = openMirror(sceneWith(STRONG_LOOK), { assets });
    mirror.subscribe('hands', (hands) => heard.hands.push(hands));
    mirror.subscribe('handsFailure', (failure) => heard.handsFailure.push(failure));
    await mirror.start({ kind: 'still', image: await bitmapOf(picture) });
    await mirror.start({ kind: 'still', image: await bitmapOf(picture) });
    await until(() => heard.hands.length > 1);
    expect(heard.hands).toEqual([[], []]);
    expect(heard.handsFailure.map(({ code }) => code)).toEqual(['runtime-load-failed']);
    expect(heard.failure).toEqual([]);
  });
});

describe('the engine asked for hands while it shows a still picture', () => {
  it('looks for them then, and passes on their models to the next engine', async () => {
    const engine = new Correspondent(sceneWith(STRONG_LOOK));
    await engine.showStill(picture);
    expect(engine.count('hands')).toBe(0);
    engine.service.receive({ name: 'follow-hands', body: { wanted: true } });
    await until(() => engine.last('hands') !== null);
    expect(engine.last('hands')!.hands).toHaveLength(1);
    expect(engine.last('files-loaded')!.handModels!.length).toBeGreaterThan(4_000_000);
    engine.service.dispose();
  });
});

describe('a hand of the face’s own color in a still picture', () => {
  it('wears no makeup, though nobody listens and little of the face seems to be covered', async () => {
    const { image, maps } = faceOf({
      skinTone: 0,
      occluder: { position: 0.5 },
      maps: { region: true },
    });
    const engine = new Correspondent(sceneWith(STRONG_LOOK));
    await engine.showStill(image);
    /** Share of the hand that does not look as in the picture. */
    const painted = async (): Promise<number> => {
      const { data } = await decoded(await engine.snapshot());
      let [hand, changed] = [0, 0];
      maps.region!.forEach((region, pixel) => {
        if (region !== REGION.occluder) return;
        hand += 1;
        if (Math.abs(data[4 * pixel + 1]! - image.data[4 * pixel + 1]!) > 4) changed += 1;
      });
      return changed / hand;
    };
    expect(await painted()).toBeGreaterThan(0.03);
    await expect.poll(painted, { timeout: 60_000 }).toBeLessThan(0.01);
    engine.service.dispose();
  });
});
