import { describe, expect, it } from 'vitest';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import type { FaceTracker } from './face-tracker.ts';
import { trackerInTurn } from './tracker-in-turn.ts';

const IMAGE: FrameImage = { data: new Uint8ClampedArray(4), width: 1, height: 1 };

/** Writes down when its calls begin and end; each takes a turn of the event loop. */
class WritingTracker implements FaceTracker {
  readonly notes: string[] = [];
  failure: Error | null = null;

  async track(): Promise<TrackedFace | null> {
    await this.work('track');
    return null;
  }

  async findAll(): Promise<readonly TrackedFace[]> {
    await this.work('find all');
    return [];
  }

  follow(): void {
    this.notes.push('follow');
  }

  reset(): void {
    this.notes.push('reset');
  }

  dispose(): void {
    this.notes.push('dispose');
  }

  private async work(name: string): Promise<void> {
    this.notes.push(`${name} begins`);
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    const { failure } = this;
    this.failure = null;
    if (failure !== null) throw failure;
    this.notes.push(`${name} ends`);
  }
}

describe('a tracker that is asked again before it has answered', () => {
  it('answers one call after the other', async () => {
    const tracker = new WritingTracker();
    const inTurn = trackerInTurn(tracker);
    await Promise.all([inTurn.track(IMAGE), inTurn.findAll(IMAGE), inTurn.track(IMAGE)]);
    expect(tracker.notes).toEqual([
      'track begins',
      'track ends',
      'find all begins',
      'find all ends',
      'track begins',
      'track ends',
    ]);
  });

  it('goes on after a call that failed', async () => {
    const tracker = new WritingTracker();
    const inTurn = trackerInTurn(tracker);
    tracker.failure = new Error('out of memory');
    const failed = inTurn.findAll(IMAGE);
    const next = inTurn.track(IMAGE);
    await expect(failed).rejects.toThrow('out of memory');
    await expect(next).resolves.toBeNull();
  });
});
