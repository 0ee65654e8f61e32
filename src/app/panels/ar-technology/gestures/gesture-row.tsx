import { GESTURE_WORDS, GESTURES_WORDS } from '#content/panels/ar-gestures-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { confidenceLevel, type GestureAction } from '#domain/gestures/hand-controls.ts';
import { Toggle } from '#app/kit/ui/toggle.tsx';
import { HandPicture } from './hand-picture.tsx';

interface GestureRowProps {
  readonly action: GestureAction;
  /** In [0, 1]; null while no hand is followed. */
  readonly confidence: number | null;
  readonly isHighlighted: boolean;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onAct: () => void;
}

/** An action with its gesture: to be made by hand, or pressed. */
export function GestureRow(props: GestureRowProps) {
  const { action, confidence, isHighlighted, isOn, onSwitch, onAct } = props;
  const { name, gesture } = GESTURE_WORDS[action];
  return (
    <li className="gesture-row" data-active={isHighlighted}>
      <button type="button" className="gesture-button" onClick={onAct}>
        <HandPicture action={action} />
        <span className="gesture-words">
          <span className="font-medium">{name}</span>
          <span className="gesture-made">{gesture}</span>
          {isOn && confidence !== null ? <ConfidenceBadge confidence={confidence} /> : null}
        </span>
      </button>
      <Toggle
        aria-label={fillIn(GESTURES_WORDS.switchOf, { name })}
        checked={isOn}
        onCheckedChange={onSwitch}
      />
    </li>
  );
}

function ConfidenceBadge({ confidence }: { readonly confidence: number }) {
  const percent = Math.round(confidence * 100);
  return (
    <span className="confidence-badge tnum" data-level={confidenceLevel(confidence)}>
      <span className="sr-only">{GESTURES_WORDS.confidence}</span>
      {fillIn(GESTURES_WORDS.percent, { percent })}
    </span>
  );
}
