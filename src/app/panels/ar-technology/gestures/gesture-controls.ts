/**
 * Follows hands while gestures are on: calibrates on one hand first, then reports the gestures that are
 * meant.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  CALIBRATION_STEP_TIME,
  calibrationOf,
  calibrationSees,
  calibrationSteps,
  NO_CALIBRATION,
  type CalibrationHint,
  type HandCalibration,
} from '#domain/gestures/hand-calibration.ts';
import {
  GESTURE_ACTIONS,
  NO_CONFIDENCE,
  type ActionConfidences,
  type ControlHint,
  type MeantGesture,
} from '#domain/gestures/hand-controls.ts';
import { MeantGestures } from '#domain/gestures/meant-gestures.ts';
import { repeat } from '#studio/browser/timers.ts';
import type { Studio } from '#studio/studio.ts';

/** Calibration steps without progress after which the person gets more advice. */
const SLOW_STEPS = 40;

export interface ControlsState {
  readonly phase: 'disabled' | 'calibrating' | 'active';
  /** In percent. */
  readonly progress: number;
  /** What holds the calibration up; null while it proceeds. */
  readonly calibrationHint: CalibrationHint | null;
  readonly isSlow: boolean;
  readonly hint: ControlHint;
  readonly confidences: ActionConfidences;
  readonly hasFailed: boolean;
}

export interface GestureControls {
  readonly state: StoreApi<ControlsState>;
  /**
   * Measures a hand and then follows it. Measures again on each call, since the person or the distance may
   * have changed.
   */
  readonly calibrate: () => void;
  /** Stops following hands, and ends the subscriptions for it. */
  readonly turnOff: () => void;
}

const OFF: ControlsState = {
  phase: 'disabled',
  progress: 0,
  calibrationHint: null,
  isSlow: false,
  hint: 'no-hand',
  confidences: NO_CONFIDENCE,
  hasFailed: false,
};

/** @param onMeant called for each gesture that is meant */
export function createGestureControls(
  { mirror, measures }: Pick<Studio, 'mirror' | 'measures'>,
  onMeant: (gesture: MeantGesture) => void,
): GestureControls {
  const state = createStore<ControlsState>(() => OFF);
  let endFollowing: (() => void) | null = null;
  let endSteps: (() => void) | null = null;
  let calibrating = NO_CALIBRATION;
  let measured: HandCalibration | null = null;
  const gestures = new MeantGestures();
  let steps = 0;

  const now = (): number => performance.now() / 1000;

  function follow(): boolean {
    if (endFollowing !== null) return true;
    const current = mirror();
    if (current === null) return false;
    const ends = [
      measures.followFace((tracked) => {
        gestures.seesFace(tracked?.landmarks ?? null, now());
      }),
      current.subscribe('hands', (hands) => {
        const { phase } = state.getState();
        if (phase === 'calibrating') {
          calibrating = calibrationSees(calibrating, hands, gestures.faceAt(now()));
        } else if (phase === 'active' && measured !== null) {
          gestures.seesHands(hands, measured, now());
          tell();
        }
      }),
      current.subscribe('gesture', (gesture) => {
        if (state.getState().phase !== 'active' || measured === null) return;
        const meant = gestures.hears(gesture, measured, now());
        tell();
        if (meant !== null) onMeant(meant);
      }),
      current.subscribe('handsFailure', () => {
        turnOff();
        state.setState({ hasFailed: true });
      }),
    ];
    endFollowing = () => {
      for (const end of ends) end();
    };
    return true;
  }

  /** Sightings of hands come many times a second; what is shown of them changes less often. */
  function tell(): void {
    const { hint } = gestures;
    const before = state.getState();
    const confidences = inHundredths(gestures.confidences);
    const isSame = GESTURE_ACTIONS.every(
      (action) => confidences[action] === before.confidences[action],
    );
    if (!isSame || hint !== before.hint) state.setState({ hint, confidences });
  }

  function step(): void {
    calibrating = calibrationSteps(calibrating);
    steps += 1;
    const { progress, hint } = calibrating;
    const isSlow = progress === 0 && steps >= SLOW_STEPS;
    state.setState({ progress, calibrationHint: hint, isSlow });
    const result = calibrationOf(calibrating);
    if (result === null) return;
    measured = result;
    activate();
  }

  function activate(): void {
    endSteps?.();
    endSteps = null;
    gestures.begin();
    state.setState({ ...OFF, phase: 'active' });
  }

  function calibrate(): void {
    if (!follow()) return;
    calibrating = NO_CALIBRATION;
    steps = 0;
    state.setState({ ...OFF, phase: 'calibrating', calibrationHint: 'no-hand' });
    endSteps?.();
    endSteps = repeat(step, CALIBRATION_STEP_TIME);
  }

  function turnOff(): void {
    endSteps?.();
    endSteps = null;
    endFollowing?.();
    endFollowing = null;
    state.setState(OFF);
  }

  return { state, calibrate, turnOff };
}

function inHundredths(confidences: ActionConfidences): ActionConfidences {
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return {
    lipstick: rounded(confidences.lipstick),
    eyeshadow: rounded(confidences.eyeshadow),
    reset: rounded(confidences.reset),
    capture: rounded(confidences.capture),
    switch: rounded(confidences.switch),
  };
}
