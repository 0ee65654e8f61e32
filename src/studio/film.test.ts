import { describe, expect, it } from 'vitest';
import { NO_GESTURES, readGestures, type GestureKind } from '#domain/gestures/gestures.ts';
import { createFilmCommands } from '#studio/commands/film.ts';
import { createStudio } from '#studio/studio.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { POSTURES, posedHand, type HandPlace } from '#tests/support/posed-hand.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';

/** Milliseconds from one look at the hands to the next. */
const LOOK = 1000 / 15;
const FACE = { landmarks: posedLandmarks({ x: 640, y: 340 }), confidence: 1 };

/**
 * What a tutorial is told to do by a hand that is held open and then goes across, as the engine reports
 * it.
 */
async function meantBy(place: HandPlace, way: number): Promise<readonly GestureKind[]> {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  await studio.camera.start();
  const made: GestureKind[] = [];
  const end = studio.extend(createFilmCommands).followHands({
    onGesture: (kind) => made.push(kind),
    onFailure: () => undefined,
  });
  let gestures = NO_GESTURES;
  for (let look = 0; look < 18; look += 1) {
    await browser.pass(LOOK);
    const x = (place.x ?? 0) + way * Math.min(1, Math.max(0, (look - 10) / 6));
    const landmarks = Float32Array.from(posedHand(POSTURES['open-palm'], { ...place, x }));
    const hands = [{ id: 1, landmarks, confidence: 1, side: 'left' as const }];
    const time = browser.environment.clock.now().getTime() / 1000;
    const read = readGestures(gestures, hands, { time, mirrored: true });
    gestures = read.memory;
    browser.mirror!.emit('landmarks', FACE);
    browser.mirror!.emit('hands', hands);
    for (const gesture of read.gestures) browser.mirror!.emit('gesture', gesture);
  }
  end();
  expect(browser.mirror!.listenerCount('hands')).toBe(0);
  return made;
}

describe('a tutorial that is followed by hand', () => {
  it.each([
    ['right', 'swipe-right', -300],
    ['left', 'swipe-left', 300],
  ] as const)(
    'hears a swipe to the %s beside the face, as people see themselves',
    async (...row) => {
      const [, kind, way] = row;
      const x = way < 0 ? 420 : 120;
      expect(await meantBy({ x, y: 430, palm: 110 }, way)).toEqual([kind]);
    },
  );

  it('hears it of a hand of any size: none was measured', async () => {
    expect(await meantBy({ x: 120, y: 330, palm: 50 }, 150)).toEqual(['swipe-left']);
  });

  it('hears nothing from a hand that goes across the face', async () => {
    expect(await meantBy({ x: 560, y: 430, palm: 110 }, 300)).toEqual([]);
  });

  it('hears nothing from a hand that fetches something under the chin', async () => {
    expect(await meantBy({ x: 200, y: 760, palm: 110 }, 300)).toEqual([]);
  });
});
