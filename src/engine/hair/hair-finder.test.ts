import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { createFaceFrame } from '#engine/geometry/face-frame.ts';
import { FACE_BOTTOM } from '#engine/geometry/landmark-indices.ts';
import { composePlan, emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { DrawPlanner } from '#engine/render/plan/draw-plan.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import type { PersonFinder } from '#engine/tracking/person/person-model.ts';
import {
  LIGHT_COLOURS,
  REGION,
  SKIN_TONES,
  type SyntheticFrame,
} from '#tests/fixtures/synthetic-face/index.ts';
import {
  meanOf,
  wearingHat,
  withRegionIn,
  withoutHair,
  type Hat,
} from '#tests/support/hair-pictures.ts';
import { knownFace, NOTICEABLE } from '#tests/support/known-face.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import { createNodePersonFinder } from '#tests/support/node-person-finder.ts';
import { BARE_LOOK, sceneWith } from '#tests/support/worn-look.ts';
import { HairFinder, type FoundHair, type HairRefusal } from './hair-finder.ts';
import { hairRegion } from './hair-region.ts';

const TONES = SKIN_TONES.map((_, tone) => tone);

/** Drawing a first face takes seconds. */
const SLOW = { timeout: 180_000 } as const;

const finder = new HairFinder();
let tracker: FaceTracker;
let people: PersonFinder;
beforeAll(async () => {
  tracker = await createNodeFaceTracker();
  people = await createNodePersonFinder();
});
afterAll(() => {
  tracker.dispose();
  people.dispose();
});

async function faceIn(image: FrameImage): Promise<TrackedFace> {
  tracker.reset();
  for (let pass = 0; pass < 3; pass += 1) await tracker.track(image);
  const face = await tracker.track(image);
  if (face === null) throw new Error('the tracker finds no face in the picture');
  return face;
}

async function lookAt(image: FrameImage, face: TrackedFace): Promise<FoundHair | HairRefusal> {
  const frame = createFaceFrame(face.landmarks);
  const region = hairRegion(frame);
  return finder.find(image, frame, region, await people.find(image, region));
}

/** Shares of the hair above the chin, of a fringe, and of everything else in the picture, that a shade changes. */
async function painted(known: SyntheticFrame): Promise<{
  readonly hair: number;
  readonly fringe: number;
  readonly other: number;
  readonly background: number;
}> {
  const { image } = known;
  const face = await faceIn(image);
  const found = await lookAt(image, face);
  if (typeof found === 'string') throw new Error(`the hair is not found: ${found}`);
  const region = hairRegion(createFaceFrame(face.landmarks));
  const scene = sceneWith(BARE_LOOK, { effects: [{ kind: 'hair', color: '#2c747c' }] });
  const shown = emptyPicture(image.width, image.height);
  composePlan(
    image,
    new DrawPlanner().plan(image, face, scene, null, { ...found, region, share: 1 }),
    shown,
  );
  const chin = face.landmarks[3 * FACE_BOTTOM + 1]!;
  const counts = {
    hair: { all: 0, changed: 0 },
    fringe: { all: 0, changed: 0 },
    other: { all: 0, changed: 0 },
    background: { all: 0, changed: 0 },
  };
  known.maps.region!.forEach((what, pixel) => {
    if (what === REGION.hair && pixel / image.width > chin) return;
    const count = counts[PLACES[what] ?? 'other'];
    let change = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = 4 * pixel + channel;
      change = Math.max(change, Math.abs(shown.data[at]! - image.data[at]!));
    }
    count.all += 1;
    if (change > NOTICEABLE) count.changed += 1;
  });
  const share = ({ all, changed }: { readonly all: number; readonly changed: number }): number =>
    changed / all;
  return {
    hair: share(counts.hair),
    fringe: share(counts.fringe),
    other: share(counts.other),
    background: share(counts.background),
  };
}

const PLACES: Readonly<Record<number, 'hair' | 'fringe' | 'background'>> = {
  [REGION.hair]: 'hair',
  [REGION.fringe]: 'fringe',
  [REGION.background]: 'background',
};

const drawn = new Map<number, SyntheticFrame>();

/** A face in good light; drawing one takes long. */
function faceOf(tone: number): SyntheticFrame {
  const known = drawn.get(tone) ?? knownFace({ skinTone: tone });
  drawn.set(tone, known);
  return known;
}

describe.each(TONES)('hair on skin tone %i', SLOW, (tone) => {
  it('takes a shade nearly everywhere, and what is not hair takes none', async () => {
    const shares = await painted(faceOf(tone));
    expect(shares.hair).toBeGreaterThan(0.7);
    expect(shares.other).toBeLessThan(0.03);
  });

  it('is not found where there is none', async () => {
    const bald = withoutHair(faceOf(tone));
    expect(await lookAt(bald, await faceIn(bald))).toBe('like-skin');
  });

  it('is not found in front of a wall of its color', async () => {
    const known = faceOf(tone);
    const image = withRegionIn(known, REGION.background, meanOf(known, REGION.hair));
    expect(await lookAt(image, await faceIn(image))).toBe('like-background');
  });

  it('ends at the jaw where clothes have its color, and the clothes stay as they are', async () => {
    const known = faceOf(tone);
    const image = withRegionIn(known, REGION.clothes, meanOf(known, REGION.hair));
    const shares = await painted({ ...known, image });
    expect(shares.hair).toBeGreaterThan(0.5);
    expect(shares.other).toBeLessThan(0.03);
  });
});

describe.each([0, 4, 7])('hair on skin tone %i in poor light', SLOW, (tone) => {
  it.each([
    ['dim', { exposure: 0.35 }],
    ['warm', { colour: LIGHT_COLOURS.warm }],
  ])('that is %s takes a shade through the noise of a camera', async (_, light) => {
    const noise = { standardDeviation: 3 };
    const shares = await painted(knownFace({ skinTone: tone, light, noise }));
    expect(shares.hair).toBeGreaterThan(0.65);
    expect(shares.other).toBeLessThan(0.03);
  });
});

/**
 * As near to a camera as faces come: the picture ends at the shoulders, in front of a table of the hair's
 * color.
 */
const CLOSE = { pose: { scale: 1.35, y: 0.55 }, width: 960, height: 720 } as const;

describe.each([0, 2, 6])('a face on skin tone %i that fills the picture', SLOW, (tone) => {
  it('has the shade on its hair up to the edge of the picture, and none behind it', async () => {
    const shares = await painted(knownFace({ skinTone: tone, ...CLOSE }));
    expect(shares.hair).toBeGreaterThan(0.75);
    expect(shares.other).toBeLessThan(0.03);
    expect(shares.background).toBeLessThan(0.02);
  });

  it('has the shade on the locks of a fringe down to the brows, and not on the skin between them', async () => {
    const shares = await painted(knownFace({ skinTone: tone, fringe: true, ...CLOSE }));
    expect(shares.fringe).toBeGreaterThan(0.55);
    expect(shares.other).toBeLessThan(0.03);
  });
});

const HATS: readonly (readonly [string, Hat])[] = [
  ['a black beanie', { colour: [28, 27, 28], brim: 0.12, visor: 0, ribs: 0.12 }],
  ['a gray felt hat', { colour: [110, 108, 106], brim: 0.05, visor: 0, ribs: 0 }],
  ['a navy cap', { colour: [30, 38, 70], brim: 0.02, visor: 0.14, ribs: 0 }],
  ['a beige beanie', { colour: [196, 174, 140], brim: 0.12, visor: 0, ribs: 0.12 }],
  ['a brown cap', { colour: [84, 60, 42], brim: 0.02, visor: 0.14, ribs: 0 }],
];

describe.each(HATS)('%s', SLOW, (_, hat) => {
  it.each([0, 4, 7])('is not taken for hair on skin tone %i', async (tone) => {
    const { image } = faceOf(tone);
    const worn = wearingHat(image, createFaceFrame((await faceIn(image)).landmarks), hat);
    expect(await lookAt(worn, await faceIn(worn))).toBeTypeOf('string');
  });
});
