import { describe, expect, it } from 'vitest';
import type { CoverMask } from '#engine/frame/cover-mask.ts';
import type { TrackedHand } from '#engine/frame/frame.ts';
import { REGION, renderSyntheticFace } from '#tests/fixtures/synthetic-face/index.ts';
import {
  FACE,
  SIZE,
  fingerAcross,
  hiddenShare,
  usePictures,
  type Picture,
} from '#tests/support/covered-pictures.ts';
import { createNodeHandTracker } from '#tests/support/node-hand-tracker.ts';
import { CoverMeter } from './cover-meter.ts';

const picture = usePictures();

describe('what stands in front of a moving face', () => {
  it('leaves no ghost when it goes', async () => {
    const bare = await picture({ skinTone: 2 });
    const cup = await picture({ skinTone: 2, cup: true });
    const meter = new CoverMeter();
    for (let frame = 0; frame < 8; frame += 1) meter.follow(bare.frame.image, bare.face);
    let mask: CoverMask | null = null;
    for (let frame = 0; frame < 8; frame += 1) mask = meter.follow(cup.frame.image, bare.face);
    expect(hiddenShare(cup, mask, REGION.occluder)).toBeGreaterThan(0.85);
    for (let frame = 0; frame < 6; frame += 1) mask = meter.follow(bare.frame.image, bare.face);
    expect(hiddenShare(bare, mask, ...FACE)).toBeLessThan(0.02);
  });

  it('is not learned, however long it stays', async () => {
    const bare = await picture({ skinTone: 2 });
    const cup = await picture({ skinTone: 2, cup: true });
    const meter = new CoverMeter();
    for (let frame = 0; frame < 8; frame += 1) meter.follow(bare.frame.image, bare.face);
    let mask: CoverMask | null = null;
    for (let frame = 0; frame < 40; frame += 1) mask = meter.follow(cup.frame.image, bare.face);
    expect(hiddenShare(cup, mask, REGION.occluder)).toBeGreaterThan(0.85);
  });

  it.each([
    { skinTone: 0, firstLook: 'has found' },
    { skinTone: 5, firstLook: 'has found' },
    { skinTone: 5, firstLook: 'has missed' },
  ])(
    'leaves no ghost when it is a hand that was there from the start, which the first look $firstLook, tone $skinTone',
    async ({ skinTone, firstLook }) => {
      const bare = await picture({ skinTone });
      const shown = await picture({ skinTone, occluder: { position: 0.45 } });
      const handTracker = await createNodeHandTracker();
      const hands = await handTracker.track(shown.frame.image, 0);
      handTracker.dispose();
      const meter = new CoverMeter();
      const follow = (
        { frame, face }: Picture,
        found: readonly TrackedHand[] | null,
      ): CoverMask | null => meter.follow(frame.image, face, found);
      for (let frame = 0; frame < 20; frame += 1) follow(shown, null);
      if (firstLook === 'has missed') {
        follow(shown, []);
        for (let frame = 0; frame < 10; frame += 1) follow(shown, null);
      }
      let mask: CoverMask | null = null;
      for (let frame = 0; frame < 10; frame += 1) mask = follow(shown, hands);
      expect(hiddenShare(shown, mask, REGION.occluder)).toBeGreaterThan(0.9);
      for (let frame = 0; frame < 6; frame += 1) mask = follow(bare, []);
      expect(hiddenShare(bare, mask, ...FACE)).toBeLessThan(0.02);
    },
  );

  it('bares the face beside a hand that moves, and between its fingers, in the same frame', async () => {
    const bare = await picture({ skinTone: 0 });
    const places = [0.42, 0.44, 0.46, 0.48].map((position) => ({
      skinTone: 0,
      occluder: { position },
    }));
    const handTracker = await createNodeHandTracker();
    const meter = new CoverMeter();
    for (let frame = 0; frame < 8; frame += 1) meter.follow(bare.frame.image, bare.face);
    const shares: number[] = [];
    for (const [frame, options] of places.entries()) {
      const shown = await picture(options);
      const hands = await handTracker.track(shown.frame.image, frame / 10);
      const mask = meter.follow(shown.frame.image, bare.face, hands);
      shares.push(hiddenShare({ ...shown, face: bare.face }, mask, ...FACE));
      expect(hiddenShare({ ...shown, face: bare.face }, mask, REGION.occluder)).toBeGreaterThan(
        0.9,
      );
    }
    handTracker.dispose();
    // Half of it is the soft rim of the mask around each finger.
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.05);
  });

  it('is judged by what was learned, if it came after a look that found no hand', async () => {
    const bare = await picture({ skinTone: 2 });
    const cup = await picture({ skinTone: 2, cup: true });
    const hand = fingerAcross(bare.face);
    const away = { ...hand, landmarks: hand.landmarks.map((value) => value - 2000) };
    const masks = [null, away].map((found) => {
      const meter = new CoverMeter();
      meter.follow(bare.frame.image, bare.face, null);
      meter.follow(bare.frame.image, bare.face, []);
      for (let frame = 0; frame < 8; frame += 1) meter.follow(bare.frame.image, bare.face, null);
      meter.follow(cup.frame.image, bare.face, null);
      const hands = found === null ? null : [found];
      return meter.follow(cup.frame.image, bare.face, hands)!.data.slice();
    });
    expect(masks[1]).toEqual(masks[0]);
  });

  it('is judged by what was learned, if it is sure that there was no hand before', async () => {
    const bare = await picture({ skinTone: 2 });
    const cup = await picture({ skinTone: 2, cup: true });
    const meter = new CoverMeter();
    const hand = fingerAcross(bare.face);
    const away = { ...hand, landmarks: hand.landmarks.map((value) => value - 2000) };
    meter.follow(bare.frame.image, bare.face, null);
    for (let frame = 0; frame < 8; frame += 1) meter.follow(bare.frame.image, bare.face, []);
    const learned = meter.follow(cup.frame.image, bare.face, [])!.data.slice();
    const other = new CoverMeter();
    other.follow(bare.frame.image, bare.face, null);
    for (let frame = 0; frame < 8; frame += 1) other.follow(bare.frame.image, bare.face, []);
    expect(other.follow(cup.frame.image, bare.face, [away])!.data).toEqual(learned);
  });

  it('keeps its edge still while sensor noise moves every pixel', async () => {
    const { face } = await picture({ skinTone: 4, cup: true });
    const meter = new CoverMeter();
    const masks = Array.from({ length: 7 }, (_, seed) => {
      const { image } = renderSyntheticFace({
        ...SIZE,
        skinTone: 4,
        cup: true,
        noise: { standardDeviation: 2.5, seed },
      });
      const mask = meter.follow(image, face)!;
      return { ...mask, data: mask.data.slice() };
    }).slice(2);
    const changes = masks.slice(1).map((mask, index) => {
      const before = masks[index]!;
      return (
        mask.data.reduce((sum, value, at) => sum + Math.abs(value - before.data[at]!), 0) / 255
      );
    });
    const rim = masks[0]!.data.filter((value) => value > 25 && value < 230).length;
    // Less than one cell's worth of change for each cell of the rim.
    for (const change of changes) expect(change).toBeLessThan(rim + 20);
  });

  it('forgets one face when another takes its place', async () => {
    const light = await picture({ skinTone: 0 });
    const deep = await picture({ skinTone: 7, pose: { x: 0.25 } });
    const meter = new CoverMeter();
    for (let frame = 0; frame < 6; frame += 1) meter.follow(light.frame.image, light.face);
    const mask = meter.follow(deep.frame.image, deep.face);
    expect(hiddenShare(deep, mask, ...FACE)).toBeLessThan(0.02);
  });

  it('tells one face from the next by a number', async () => {
    const light = await picture({ skinTone: 0 });
    const deep = await picture({ skinTone: 7, pose: { x: 0.25 } });
    const meter = new CoverMeter();
    const numbers = [light, light, deep, deep, null, deep].map((shot) => {
      meter.follow((shot ?? deep).frame.image, shot?.face ?? null);
      return meter.faceNumber;
    });
    expect(numbers).toEqual([1, 1, 2, 2, 2, 3]);
  });
});
