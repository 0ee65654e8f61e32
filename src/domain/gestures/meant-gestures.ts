/** Which gestures are meant, of all that are seen before a camera: one rule for all that hands steer. */

import { facePlace, type FacePlace } from './face-place.ts';
import type { Gesture, SeenHand } from './gestures.ts';
import type { HandCalibration } from './hand-calibration.ts';
import {
  controlHears,
  controlSees,
  NO_CONTROL,
  type ActionConfidences,
  type ControlHint,
  type MeantGesture,
} from './hand-controls.ts';

/** The place of a face that was not seen for this long, in seconds, is no longer known. */
const FACE_KNOWN = 0.5;

/** Faces, hands and gestures as they come. Times are seconds, on any clock that runs forwards. */
export class MeantGestures {
  private face: { readonly place: FacePlace | null; readonly seen: number } = {
    place: null,
    seen: -Infinity,
  };
  private control = NO_CONTROL;

  /** @param landmarks of the face, three numbers each, in pixels of the picture; null where none is seen */
  seesFace(landmarks: ArrayLike<number> | null, time: number): void {
    if (landmarks !== null) this.face = { place: facePlace(landmarks), seen: time };
  }

  /** Where the face is; null where that is not known. */
  faceAt(time: number): FacePlace | null {
    return time - this.face.seen <= FACE_KNOWN ? this.face.place : null;
  }

  /** @param calibration of the hand that may steer; null where none was measured, and a hand of any size may */
  seesHands(hands: readonly SeenHand[], calibration: HandCalibration | null, time: number): void {
    this.control = controlSees(this.control, hands, this.faceAt(time), calibration, time);
  }

  /** What is meant by a gesture of a hand that was seen at the same time; null where nothing is. */
  hears(gesture: Gesture, calibration: HandCalibration | null, time: number): MeantGesture | null {
    const { memory, meant } = controlHears(this.control, gesture, calibration, time);
    this.control = memory;
    return meant;
  }

  /** Starts again: no hand has been opened yet. */
  begin(): void {
    this.control = NO_CONTROL;
  }

  get hint(): ControlHint {
    return this.control.hint;
  }

  get confidences(): ActionConfidences {
    return this.control.confidences;
  }
}
