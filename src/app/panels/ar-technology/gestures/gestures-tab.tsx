import './gestures.css';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  CALIBRATION_HINTS,
  CONTROL_HINTS,
  GESTURES_WORDS,
} from '#content/panels/ar-gestures-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { GESTURE_ACTIONS, type GestureAction } from '#domain/gestures/hand-controls.ts';
import { SwitchRow } from '#app/kit/ui/switch-row.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import type { Studio } from '#studio/studio.ts';
import { createGestureActs, type GestureActs } from './gesture-acts.ts';
import {
  createGestureControls,
  type ControlsState,
  type GestureControls,
} from './gesture-controls.ts';
import { gesturesOff, keepGesturesOff } from './gesture-preferences.ts';
import { GestureNotices } from './gesture-notices.tsx';
import { GestureRow } from './gesture-row.tsx';

interface Gestures {
  readonly acts: GestureActs;
  readonly controls: GestureControls;
  /** Actions that are switched off for hands. */
  readonly switchedOff: Set<GestureAction>;
}

function createGestures(studio: Studio): Gestures {
  const acts = createGestureActs(studio);
  const switchedOff = new Set<GestureAction>(gesturesOff());
  const controls = createGestureControls(studio, ({ action, kind }) => {
    // A thumb up that answers the question asks for no picture, so it counts even where that gesture is
    // switched off.
    const answers = kind === 'thumb-up' && acts.state.getState().isAsking;
    if (answers || !switchedOff.has(action)) acts.act(action, kind);
  });
  return { acts, controls, switchedOff };
}

/** Five things that a hand can do before the camera, each to be pressed as well. */
export function GesturesTab() {
  const studio = useStudio();
  const isLive = useStudioState((state) => state.status === 'active' && state.source === 'camera');
  const [gestures] = useState(() => createGestures(studio));
  const { acts, controls, switchedOff } = gestures;
  const state = useStore(controls.state);
  const highlighted = useStore(acts.state, (each) => each.highlighted);
  const [off, setOff] = useState<readonly GestureAction[]>(() => [...switchedOff]);
  useEffect(
    () => () => {
      controls.turnOff();
      acts.dispose();
    },
    [controls, acts],
  );
  useEffect(() => {
    if (!isLive) controls.turnOff();
  }, [isLive, controls]);
  return (
    <div
      className="ar-tab"
      role="presentation"
      onKeyDown={({ key, repeat, ctrlKey, metaKey, altKey }) => {
        // Key events of the question bubble up to here, too, through its React portal.
        if (repeat || ctrlKey || metaKey || altKey || acts.state.getState().isAsking) return;
        const action = GESTURE_ACTIONS[Number(key) - 1];
        if (action !== undefined) acts.act(action, null);
      }}
    >
      <SwitchRow
        label={GESTURES_WORDS.control}
        about={GESTURES_WORDS.controlAbout}
        checked={state.phase !== 'disabled'}
        isDisabled={!isLive}
        onChange={(on) => {
          if (on) controls.calibrate();
          else controls.turnOff();
        }}
      />
      <ControlState state={state} controls={controls} isLive={isLive} />
      <ul className="gesture-list" aria-label={GESTURES_WORDS.list}>
        {GESTURE_ACTIONS.map((action) => (
          <GestureRow
            key={action}
            action={action}
            confidence={state.phase === 'active' ? state.confidences[action] : null}
            isHighlighted={highlighted === action}
            isOn={!off.includes(action)}
            onSwitch={(isOn) => {
              if (isOn) switchedOff.delete(action);
              else switchedOff.add(action);
              keepGesturesOff([...switchedOff]);
              setOff([...switchedOff]);
            }}
            onAct={() => {
              acts.act(action, null);
            }}
          />
        ))}
      </ul>
      <p className="mt-4 text-sm text-fg-2">{GESTURES_WORDS.keys}</p>
      <p className="gesture-privacy">
        <Lock size={14} strokeWidth={1.7} className="shrink-0" aria-hidden="true" />
        {GESTURES_WORDS.privacy}
      </p>
      <GestureNotices acts={acts} />
    </div>
  );
}

interface ControlStateProps {
  readonly state: ControlsState;
  readonly controls: GestureControls;
  readonly isLive: boolean;
}

/** How things are, and what to do about it. */
function ControlState({ state, controls, isLive }: ControlStateProps) {
  const { phase, progress, calibrationHint, isSlow, hint, hasFailed } = state;
  if (!isLive) return <p className="gesture-state">{GESTURES_WORDS.needsCamera}</p>;
  if (hasFailed) {
    return (
      <p role="status" className="gesture-state">
        {GESTURES_WORDS.failed}
      </p>
    );
  }
  if (phase === 'disabled') return null;
  if (phase === 'active') {
    return (
      <div className="gesture-state" data-ready={hint === 'ready'}>
        <p role="status">{CONTROL_HINTS[hint]}</p>
        <button type="button" className="gesture-again" onClick={controls.calibrate}>
          {GESTURES_WORDS.again}
        </button>
      </div>
    );
  }
  return (
    <div className="gesture-state">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-medium">{GESTURES_WORDS.calibrating}</h3>
        <span className="tnum text-sm text-fg-2" aria-hidden="true">
          {fillIn(GESTURES_WORDS.progress, { progress })}
        </span>
      </div>
      <div
        className="gesture-progress"
        role="progressbar"
        aria-label={GESTURES_WORDS.calibrating}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
      >
        <span style={{ width: `${progress}%` }} />
      </div>
      <p role="status">
        {isSlow && calibrationHint === 'no-hand'
          ? GESTURES_WORDS.slow
          : CALIBRATION_HINTS[calibrationHint ?? 'counting']}
      </p>
      <button type="button" className="gesture-again" onClick={controls.turnOff}>
        {GESTURES_WORDS.cancel}
      </button>
    </div>
  );
}
