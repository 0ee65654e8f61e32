import { beforeEach, describe, expect, it } from 'vitest';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { POSTURES, posedHand } from '#tests/support/posed-hand.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { createStudio } from '#studio/studio.ts';
import { createLiveCheck, type LiveCheck, WATCH_MS } from './live-check.ts';

let browser: FakeBrowser;
let check: LiveCheck;
let chance: number;

beforeEach(async () => {
  browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  await studio.camera.start();
  chance = 0;
  check = createLiveCheck({ studio, clock: browser.environment.clock, random: () => chance });
});

/** Some frames of a face that is turned by `yaw` degrees towards its own left. */
function face(yaw: number, frames = 4): void {
  for (let frame = 0; frame < frames; frame += 1) {
    browser.mirror!.emit('landmarks', { landmarks: posedLandmarks({ yaw }), confidence: 1 });
    browser.mirror!.emit('hands', []);
  }
}

function handAtFace(frames = 4): void {
  const landmarks = Float32Array.from(
    posedHand(POSTURES['open-palm'], { x: 640, y: 470, palm: 110 }),
  );
  for (let frame = 0; frame < frames; frame += 1) {
    browser.mirror!.emit('hands', [{ id: 1, landmarks, confidence: 1, side: 'left' }]);
  }
}

const state = (id: 'turn' | 'hand' | 'flash') => check.state.getState()[id];

describe('a turn of the head', () => {
  it.each([
    [0, 'left', 25],
    [0.9, 'right', -25],
  ] as const)('to a random side (%d) is asked for and seen', async (drawn, side, yaw) => {
    chance = drawn;
    const trial = check.attempt('turn');
    expect(state('turn')).toEqual({ kind: 'watching', watching: { signal: 'turn', side } });
    face(0);
    face(yaw);
    await trial;
    expect(state('turn')).toEqual({ kind: 'seen', saw: { signal: 'turn', side, degrees: 25 } });
  });

  it('to the other side is not what was asked for', async () => {
    const trial = check.attempt('turn');
    face(0);
    face(-25);
    await browser.pass(WATCH_MS);
    await trial;
    expect(state('turn')).toMatchObject({ kind: 'not-seen', saw: { degrees: 0 } });
  });
});

describe('a hand before the face', () => {
  it('is seen when it came and went', async () => {
    const trial = check.attempt('hand');
    face(0);
    handAtFace();
    expect(state('hand')).toMatchObject({ watching: { isThere: true } });
    face(0);
    await trial;
    expect(state('hand')).toEqual({ kind: 'seen', saw: { signal: 'hand' } });
  });

  it('that does not come is not seen', async () => {
    const trial = check.attempt('hand');
    face(0);
    await browser.pass(WATCH_MS);
    await trial;
    expect(state('hand').kind).toBe('not-seen');
  });

  it('cannot be tried where hands cannot be followed', async () => {
    const trial = check.attempt('hand');
    browser.mirror!.emit('handsFailure', { code: 'tracker-start-failed', cause: 'no memory' });
    await trial;
    expect(state('hand')).toEqual({ kind: 'failed' });
  });
});

describe('signals', () => {
  it('are tried one at a time, and end where they are stopped', async () => {
    const turn = check.attempt('turn');
    face(0);
    face(25);
    await turn;
    const hand = check.attempt('hand');
    const again = check.attempt('turn');
    expect(state('hand')).toEqual({ kind: 'not-tried' });
    expect(state('turn').kind).toBe('watching');
    check.stop();
    await Promise.all([hand, again]);
    expect(state('turn')).toEqual({ kind: 'not-tried' });
  });

  it('tell nothing of a face that was never there', async () => {
    const trial = check.attempt('flash');
    for (let step = 0; step < 20; step += 1) await browser.pass(1000);
    await trial;
    expect(state('flash')).toEqual({ kind: 'failed' });
  });
});
