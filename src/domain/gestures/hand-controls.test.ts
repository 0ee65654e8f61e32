import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  POSTURES,
  posedHand,
  type HandPlace,
  type HandPosture,
} from '#tests/support/posed-hand.ts';
import { facePlace, handPlacing, type FacePlace } from './face-place.ts';
import { NO_GESTURES, readGestures, type SeenHand } from './gestures.ts';
import {
  calibrationOf,
  calibrationSees,
  calibrationSteps,
  NO_CALIBRATION,
  type HandCalibration,
} from './hand-calibration.ts';
import { confidenceLevel, controlHears, controlSees, NO_CONTROL } from './hand-controls.ts';

const RATE = 15;
const FACE: FacePlace = { x: 640, y: 340, halfWidth: 130, halfHeight: 170 };
const CALIBRATION: HandCalibration = { size: 110 / 260, tremor: 0.02 };
/** The wrist of a raised hand to the left of the picture. */
const BESIDE = { x: 280, y: 430, palm: 110 } as const;

function hand(posture: HandPosture, place: HandPlace = {}): SeenHand {
  return { id: 1, landmarks: posedHand(posture, { ...BESIDE, ...place }), confidence: 1 };
}

function repeat<Value>(seconds: number, value: (time: number) => Value): readonly Value[] {
  return Array.from({ length: Math.round(seconds * RATE) }, (_, index) => value(index / RATE));
}

type Film = readonly (readonly SeenHand[])[];

/** What a film of hands has the mirror do, as the engine and the page go through it. */
function actionsOf(film: Film, face: FacePlace | null = FACE): readonly string[] {
  let gestures = NO_GESTURES;
  let memory = NO_CONTROL;
  const done: string[] = [];
  film.forEach((hands, index) => {
    const time = index / RATE;
    const read = readGestures(gestures, hands, { time, mirrored: true });
    gestures = read.memory;
    memory = controlSees(memory, hands, face, CALIBRATION, time);
    for (const gesture of read.gestures) {
      const heard = controlHears(memory, gesture, CALIBRATION, time);
      memory = heard.memory;
      if (heard.meant !== null) done.push(heard.meant.action);
    }
  });
  return done;
}

const still = (posture: HandPosture, seconds: number, place: HandPlace = {}): Film =>
  repeat(seconds, () => [hand(posture, place)]);
const opened = still(POSTURES['open-palm'], 0.6);

describe('a gesture beside the face', () => {
  it.each([
    ['point', 'lipstick'],
    ['two-fingers', 'eyeshadow'],
    ['fist', 'reset'],
    ['thumb-up', 'capture'],
  ] as const)('that is a held %s does %s, once', (posture, action) => {
    expect(actionsOf([...opened, ...still(POSTURES[posture], 4)])).toEqual([action]);
  });

  it('that is a swipe of the open hand switches the look', () => {
    const across = repeat(0.4, (time) => [
      hand(POSTURES['open-palm'], { x: BESIDE.x - 200 + 560 * time }),
    ]);
    const back = still(POSTURES['open-palm'], 0.6, { x: BESIDE.x - 200 });
    expect(actionsOf([...back, ...across])).toEqual(['switch']);
  });

  it('can be followed by another after two seconds, without opening the hand again', () => {
    const film = [...opened, ...still(POSTURES.point, 2.9), ...still(POSTURES['two-fingers'], 1.4)];
    expect(actionsOf(film)).toEqual(['lipstick', 'eyeshadow']);
  });

  it('counts at once or not at all: while the last one is marked, nothing else happens', () => {
    const film = [...opened, ...still(POSTURES.point, 1.2), ...still(POSTURES.fist, 1.2), []];
    expect(actionsOf(film)).toEqual(['lipstick']);
  });

  it.each<[string, Film]>([
    ['by a hand that was not opened', still(POSTURES.fist, 4)],
    ['for a moment', [...opened, ...still(POSTURES.point, 0.5), ...repeat(1, () => [])]],
    [
      'on the move',
      [...opened, ...repeat(2, (time) => [hand(POSTURES.fist, { y: 430 - 160 * time })])],
    ],
    ['by a hand far behind', still(POSTURES.point, 3, { palm: 45 })],
    ['under the chin', still(POSTURES['thumb-up'], 3, { y: 720 })],
    ['long after it was opened', [...opened, ...repeat(6, () => []), ...still(POSTURES.fist, 3)]],
  ])('is not meant %s', (_, film) => {
    expect(actionsOf(film)).toEqual([]);
  });

  it('is not meant by a hand that was open only at the face, even just one look ago', () => {
    const atFace = still(POSTURES['open-palm'], 0.6, { x: 640, y: 470 });
    expect(actionsOf([...atFace, ...still(POSTURES['thumb-up'], 3)])).toEqual([]);
  });

  it('is not meant while no face is seen: it may be at the face', () => {
    expect(actionsOf([...opened, ...still(POSTURES.point, 3)], null)).toEqual([]);
  });
});

describe('hands that put makeup on', () => {
  /** The spots that hands go to: lips, cheeks, lids, brows, chin, temples. */
  const SPOTS = [
    [0, 0.55],
    [0.6, 0.2],
    [-0.6, 0.2],
    [0.4, -0.3],
    [-0.4, -0.3],
    [0.9, -0.5],
    [-0.9, -0.5],
    [0, 0.95],
  ] as const;
  const TOOLS = [
    POSTURES.pinch,
    POSTURES.fist,
    POSTURES.point,
    POSTURES['two-fingers'],
    POSTURES['thumb-up'],
    // Cream is spread with a flat hand, which is the one that gestures begin with.
    POSTURES['open-palm'],
  ];
  /** What a tracker adds to each coordinate from look to look, at most, in palms. */
  const JITTER = 0.04;

  /** A hand whose index knuckle is near a spot of the face, coming from the side that it is on. */
  function atSpot(
    posture: HandPosture,
    spot: readonly [number, number],
    tremble: number,
    noise: HandPlace['noise'] = () => 0,
  ): SeenHand {
    const [x, y] = spot;
    return hand(posture, {
      x: FACE.x + x * FACE.halfWidth + (x < 0 ? -60 : 60) + tremble,
      y: FACE.y + y * FACE.halfHeight + 100 + tremble,
      turn: x < 0 ? 0.4 : -0.4,
      noise,
    });
  }

  /** Evenly spread, another for each coordinate and look, and the same for the same seed. */
  function jitter(seed: number, time: number): (index: number) => number {
    return (index) => {
      const wave = Math.sin(seed + 78.233 * index + 12.9898 * (1 + time)) * 43_758.5453;
      return JITTER * (2 * (wave - Math.floor(wave)) - 1);
    };
  }

  it('do nothing in a minute, whatever they hold, wherever they go and however the tracker jitters', () => {
    const strokes = fc.array(
      fc.record({
        tool: fc.constantFrom(...TOOLS),
        spot: fc.constantFrom(...SPOTS),
        seconds: fc.integer({ min: 1, max: 5 }),
        // Between two strokes a hand goes down to fetch something, or waits beside the face with what it holds. An
        // open one goes down: held beside the face it is the sign that gestures are to follow.
        between: fc.constantFrom('down', 'beside', 'gone'),
        seed: fc.integer({ min: 0, max: 1000 }),
      }),
      { minLength: 24, maxLength: 24 },
    );
    fc.assert(
      fc.property(strokes, (all) => {
        const film = all.flatMap(({ tool, spot, seconds, between, seed }) => [
          ...repeat(seconds, (time) => [
            atSpot(tool, spot, 8 * Math.sin(9 * time), jitter(seed, time)),
          ]),
          ...repeat(1.5, (time) =>
            between === 'gone'
              ? []
              : [
                  hand(tool, {
                    x: 330,
                    y:
                      between === 'down' || tool === POSTURES['open-palm'] ? 430 + 300 * time : 430,
                    noise: jitter(seed, seconds + time),
                  }),
                ],
          ),
        ]);
        expect(actionsOf(film.slice(0, 60 * RATE))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('do nothing right after they were open, either', () => {
    const film = [
      ...opened,
      ...repeat(2, () => [atSpot(POSTURES.point, SPOTS[0], 0)]),
      ...still(POSTURES.fist, 3),
    ];
    expect(actionsOf(film)).toEqual([]);
  });
});

describe('the place of a hand', () => {
  it('is told from the face that it is at', () => {
    expect(handPlacing(hand(POSTURES.point).landmarks, FACE)).toBe('clear');
    expect(handPlacing(hand(POSTURES.point, { x: 640, y: 470 }).landmarks, FACE)).toBe('at-face');
    expect(handPlacing(hand(POSTURES.fist, { x: 200, y: 720 }).landmarks, FACE)).toBe('low');
  });

  it('is judged by the extent of the face', () => {
    expect(facePlace([0, 10, 0, 100, 210, 0])).toEqual({
      x: 50,
      y: 110,
      halfWidth: 50,
      halfHeight: 100,
    });
    expect(facePlace([])).toBeNull();
  });
});

describe('calibrating', () => {
  const open = hand(POSTURES['open-palm']);

  it('goes on in ten steps, each of which has seen the hand', () => {
    let memory = NO_CALIBRATION;
    const progress: number[] = [];
    for (let step = 0; step < 10; step += 1) {
      expect(calibrationOf(memory)).toBeNull();
      memory = calibrationSteps(calibrationSees(memory, [open], FACE));
      progress.push(memory.progress);
    }
    expect(progress).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(calibrationOf(memory)?.size).toBeCloseTo(110 / 260, 2);
    expect(calibrationOf(memory)?.tremor).toBe(0);
  });

  it.each([
    ['no-hand', [], FACE],
    ['no-face', [open], null],
    ['at-face', [hand(POSTURES['open-palm'], { x: 600 })], FACE],
    ['low', [hand(POSTURES['open-palm'], { y: 690 })], FACE],
    ['not-open', [hand(POSTURES.fist)], FACE],
  ] as const)('waits, and says why: %s', (hint, hands, face) => {
    const seen = calibrationSees(NO_CALIBRATION, hands, face);
    expect(seen.hint).toBe(hint);
    expect(calibrationSteps(seen).progress).toBe(0);
  });

  it('waits for a hand that moves to be held still', () => {
    const before = calibrationSees(NO_CALIBRATION, [open], FACE);
    const moved = calibrationSees(before, [hand(POSTURES['open-palm'], { x: 200 })], FACE);
    expect(moved.hint).toBe('moving');
  });
});

it('marks a confidence as specified', () => {
  expect([0.81, 0.8, 0.61, 0.6].map(confidenceLevel)).toEqual(['high', 'medium', 'medium', 'low']);
});
