import { describe, expect, it } from 'vitest';

import type { FrameImage, TrackedHand } from '#engine/frame/frame.ts';
import { emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { POSTURES, posedHand } from '#tests/support/posed-hand.ts';

import { CarriedHands } from './carried-hands.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

const PALM = 120;
const RADIUS = 17;
const SIZE = { width: 640, height: 480 };
const START = { x: 300, y: 300 };

function handAt({ x, y }: Place, id = 1): TrackedHand {
  const landmarks = posedHand(POSTURES['open-palm'], { x, y, palm: PALM });
  return { id, landmarks, confidence: 0.9, side: 'left' };
}

/** A hand whose skin is not the same everywhere, in front of a plain wall; nothing but the wall where there is none. */
function pictureOf(place: Place | null): FrameImage {
  const picture = emptyPicture(SIZE.width, SIZE.height);
  picture.data.fill(90);
  if (place === null) return picture;
  const { landmarks } = handAt(place);
  for (let joint = 0; joint < 21; joint += 1) {
    const [middleX, middleY] = [landmarks[3 * joint]!, landmarks[3 * joint + 1]!];
    for (let y = Math.ceil(middleY - RADIUS); y < middleY + RADIUS; y += 1) {
      for (let x = Math.ceil(middleX - RADIUS); x < middleX + RADIUS; x += 1) {
        if (x < 0 || x >= SIZE.width || y < 0 || y >= SIZE.height) continue;
        const shade = 160 + 25 * Math.sin((x - place.x) / 9) + 25 * Math.cos((y - place.y) / 11);
        picture.data.set([shade, 0.8 * shade, 0.7 * shade], 4 * (y * SIZE.width + x));
      }
    }
  }
  return picture;
}

/** A hand that was looked at twice, a tenth of a second apart, and moved to the right meanwhile. */
function carriedToTheRight(): CarriedHands {
  const carried = new CarriedHands();
  for (const [time, x] of [
    [0, START.x],
    [0.1, START.x + 30],
  ] as const) {
    const place = { ...START, x };
    carried.keep(pictureOf(place), [handAt(place)], time);
  }
  return carried;
}

/** How far the wrist of the first hand is from a place, in pixels. */
function offOf([hand]: readonly TrackedHand[], { x, y }: Place): number {
  return Math.hypot(hand!.landmarks[0]! - x, hand!.landmarks[1]! - y);
}

describe('a hand between two looks at it', () => {
  it.each([
    ['goes on', { x: 345, y: 300 }],
    ['stops', { x: 330, y: 300 }],
    ['turns back', { x: 325, y: 300 }],
    ['turns downwards', { x: 336, y: 312 }],
  ])('is where the picture shows it if it %s', (_, place) => {
    expect(offOf(carriedToTheRight().carry(pictureOf(place), 0.15), place)).toBeLessThan(2);
  });

  it('is taken to go on where the picture does not show it, but not for long', () => {
    const nothing = pictureOf(null);
    expect(offOf(carriedToTheRight().carry(nothing, 0.15), { x: 345, y: 300 })).toBeLessThan(2);
    expect(offOf(carriedToTheRight().carry(nothing, 60), { x: 375, y: 300 })).toBeLessThan(2);
  });

  it('moves as a whole: nothing but its place changes', () => {
    const [hand] = carriedToTheRight().carry(pictureOf({ x: 345, y: 300 }), 0.15);
    const moved = handAt({ x: hand!.landmarks[0]!, y: hand!.landmarks[1]! });
    expect(hand).toMatchObject({ id: 1, confidence: 0.9, side: 'left' });
    hand!.landmarks.forEach((value, index) =>
      expect(value).toBeCloseTo(moved.landmarks[index]!, 3),
    );
  });

  it('may be anywhere after half a second without a look: how it moved is forgotten', () => {
    const carried = new CarriedHands();
    carried.keep(pictureOf(START), [handAt(START)], 0);
    const later = { x: 330, y: 300 };
    carried.keep(pictureOf(later), [handAt(later)], 0.6);
    expect(offOf(carried.carry(pictureOf(null), 0.7), later)).toBeLessThan(2);
  });

  it('is followed by itself, and stays where it was if it was seen only once', () => {
    const carried = new CarriedHands();
    carried.keep(pictureOf(START), [handAt(START)], 0);
    const other = { x: 480, y: 200 };
    carried.keep(pictureOf(START), [handAt(START, 1), handAt(other, 2)], 0.1);
    const hands = carried.carry(pictureOf(START), 0.15);
    expect(hands.map(({ id }) => id)).toEqual([1, 2]);
    expect(offOf(hands, START)).toBeLessThan(2);
  });

  it('is forgotten when told so', () => {
    const carried = carriedToTheRight();
    carried.reset();
    expect(carried.carry(pictureOf(START), 0.15)).toEqual([]);
  });

  it('may lie partly outside of the picture', () => {
    const carried = new CarriedHands();
    const atEdge = { x: 10, y: 470 };
    carried.keep(pictureOf(atEdge), [handAt(atEdge)], 0);
    expect(offOf(carried.carry(pictureOf(atEdge), 0.05), atEdge)).toBeLessThan(2);
  });
});
