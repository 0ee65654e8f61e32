import { palmCentre, palmLength, type HandLandmarks } from './hand-shape.ts';

/** Share of the palm's length by which its middle stays away from the face at least. */
const DISTANCE = 0.75;

/**
 * Whether a hand is beside the face and not at it: a hand that puts makeup on means nothing else by its ways.
 *
 * @param face landmarks of a face, three numbers each, in pixels of the same picture
 */
export function isBesideFace(hand: HandLandmarks, face: ArrayLike<number>): boolean {
  const palm = palmCentre(hand);
  const room = palmLength(hand) * DISTANCE;
  const span = (axis: number): readonly [number, number] => {
    let [least, most] = [Infinity, -Infinity];
    for (let at = axis; at < face.length; at += 3) {
      const place = face[at] ?? 0;
      least = Math.min(least, place);
      most = Math.max(most, place);
    }
    return [least, most];
  };
  const [[left, right], [top, bottom]] = [span(0), span(1)];
  return (
    palm.x < left - room || palm.x > right + room || palm.y < top - room || palm.y > bottom + room
  );
}
