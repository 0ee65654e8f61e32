import { beforeEach, describe, expect, it } from 'vitest';

import { PersonModel, type PersonFinder } from '#engine/tracking/person/person-model.ts';
import { BackgroundModel, paintedHead } from '#tests/support/painted-head.ts';

import { HairFollowing } from './hair-following.ts';
import type { HairState } from '#engine/runtime/mirror.ts';

const HAIRY = paintedHead({ hair: [70, 45, 30] });
const BALD = paintedHead({ hair: null });

/** Hair followed on painted heads, and what becomes of the finder. */
class Subject {
  readonly states: HairState[] = [];
  readonly model = new BackgroundModel();
  loads = 0;
  disposed = 0;
  clock = 0;
  /** Milliseconds that a look takes. */
  effort = 0;
  failure: Error | null = null;
  readonly following = new HairFollowing({
    newFinder: async () => {
      this.loads += 1;
      if (this.failure !== null) throw this.failure;
      return this.observed(new PersonModel(this.model, () => (this.disposed += 1)));
    },
    onState: (state) => this.states.push(state),
    now: () => this.clock,
  });

  /**
   * Shows a head for `frames` frames of a thirtieth of a second; returns how far the shade has faded in,
   * frame by frame.
   */
  async watch({ image, face }: typeof HAIRY, frames: number): Promise<number[]> {
    const shares: number[] = [];
    for (let frame = 0; frame < frames; frame += 1) {
      this.clock += 1000 / 30;
      const hair = await this.following.follow(image, face, this.clock);
      shares.push(hair?.share ?? 0);
      // The finder is made meanwhile.
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    }
    return shares;
  }

  private observed(finder: PersonFinder): PersonFinder {
    return {
      find: (image, region) => {
        this.clock += this.effort;
        return finder.find(image, region);
      },
      dispose: finder.dispose,
    };
  }
}

let subject: Subject;
beforeEach(() => {
  subject = new Subject();
});

describe('hair that no shade is to lie on', () => {
  it('is neither looked for nor a reason to load anything', async () => {
    expect(await subject.watch(HAIRY, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(await subject.following.find(HAIRY.image, HAIRY.face)).toBeNull();
    expect(subject.loads).toBe(0);
  });
});

describe('hair of a live picture', () => {
  it('is found within a few looks, and the shade fades in', async () => {
    subject.following.want(true);
    const shares = await subject.watch(HAIRY, 20);
    expect(subject.states).toEqual(['looking', 'found']);
    expect(shares.at(-1)).toBe(1);
    const coming = shares.filter((share) => share > 0 && share < 1);
    expect(coming.length).toBeGreaterThan(4);
  });

  it('loads nothing while there is no face', async () => {
    subject.following.want(true);
    await subject.following.follow(HAIRY.image, null, 0);
    expect(subject.loads).toBe(0);
  });

  it('costs a sixth of the time, and moves with the face between two looks', async () => {
    subject.following.want(true);
    await subject.watch(HAIRY, 20);
    subject.effort = 30;
    subject.model.runs = 0;
    await subject.watch(HAIRY, 60);
    // Sixty frames take 2 s, and the looks between them a fifth of that on top.
    expect(subject.model.runs).toBeGreaterThan(8);
    expect(subject.model.runs).toBeLessThan(16);
    const moved = paintedHead({ hair: [70, 45, 30], x: 250 });
    subject.clock += 1;
    const before = await subject.following.follow(HAIRY.image, HAIRY.face, subject.clock);
    const after = await subject.following.follow(moved.image, moved.face, subject.clock);
    expect(after!.region.centreX - before!.region.centreX).toBeCloseTo(10, 3);
  });

  it('stays through a single look that does not find it, and fades out once there is none', async () => {
    subject.following.want(true);
    await subject.watch(HAIRY, 20);
    const [once] = await subject.watch(BALD, 1);
    expect(once).toBe(1);
    await subject.watch(HAIRY, 3);
    expect(subject.states.at(-1)).toBe('found');
    const shares = await subject.watch(BALD, 40);
    expect(subject.states.at(-1)).toBe('unsure');
    expect(shares.at(-1)).toBe(0);
    expect(shares.some((share) => share > 0 && share < 1)).toBe(true);
  });

  it('is reported as unsure where there is none', async () => {
    subject.following.want(true);
    expect((await subject.watch(BALD, 10)).every((share) => share === 0)).toBe(true);
    expect(subject.states).toEqual(['looking', 'unsure']);
  });

  it('is looked for again around another face', async () => {
    subject.following.want(true);
    await subject.watch(HAIRY, 20);
    const other = paintedHead({ hair: [70, 45, 30], x: 130 });
    const [first] = await subject.watch(other, 1);
    expect(first).toBe(0);
    expect(subject.states.at(-1)).toBe('looking');
  });

  it('is released, with its model, once no shade is to lie on it', async () => {
    subject.following.want(true);
    await subject.watch(HAIRY, 5);
    subject.following.want(false);
    expect(await subject.watch(HAIRY, 2)).toEqual([0, 0]);
    expect(subject.disposed).toBe(1);
    subject.following.want(true);
    await subject.watch(HAIRY, 5);
    expect(subject.loads).toBe(2);
  });
});

describe('hair of a still picture', () => {
  it('is waited for, and then shaded wholly at once', async () => {
    subject.following.want(true);
    const hair = await subject.following.find(HAIRY.image, HAIRY.face);
    expect(hair?.share).toBe(1);
    expect(subject.states).toEqual(['looking', 'found']);
  });

  it('is not there where there is none', async () => {
    subject.following.want(true);
    expect(await subject.following.find(BALD.image, BALD.face)).toBeNull();
    expect(subject.states.at(-1)).toBe('unsure');
  });
});

describe('hair whose model cannot be loaded', () => {
  it('is reported once, and its model is asked for again when a shade is laid again', async () => {
    subject.failure = new Error('no network');
    subject.following.want(true);
    await subject.watch(HAIRY, 5);
    expect(subject.loads).toBe(1);
    expect(subject.states).toEqual(['looking', 'failed']);
    subject.failure = null;
    subject.following.want(false);
    subject.following.want(true);
    await subject.watch(HAIRY, 20);
    expect(subject.states.at(-1)).toBe('found');
  });
});
