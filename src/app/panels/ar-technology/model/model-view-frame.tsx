import './model-view.css';
import { Box, Lock, RotateCcw } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { MODEL_STATES, MODEL_STYLES, MODEL_WORDS } from '#content/panels/ar-model-words.ts';
import { useElementSize } from '#app/kit/ui/use-element-size.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { NO_TURN, type ModelStyle, type Turn } from '#studio/model/face-model.ts';
import { createModelStage, type ModelStage, type StageState } from './model-stage.ts';
import { Turntable } from './turntable.tsx';
import { degrees, draggedTurn, MOST_TURN, turnAfterKey } from './turns.ts';

type Stages = StoreApi<{ stage: ModelStage | null }>;

interface ModelViewFrameProps {
  /** Holds the stage for as long as its canvas is on the page. */
  readonly stages: Stages;
  readonly isStill: boolean;
  readonly turn: Turn;
  readonly style: ModelStyle;
  readonly onTurn: (turn: Turn) => void;
  readonly onStyle: (style: ModelStyle) => void;
}

/** The face in 3D in the mirror's place, with what belongs to it around it. */
export function ModelViewFrame({
  stages,
  isStill,
  turn,
  style,
  onTurn,
  onStyle,
}: ModelViewFrameProps) {
  const stage = useStore(stages, (made) => made.stage);
  return (
    <div className="model-stage">
      <Turntable angle={turn.y} />
      <TurnArea turn={turn} onTurn={onTurn}>
        <StageCanvas stages={stages} />
      </TurnArea>
      {stage === null ? null : (
        <StageWords stage={stage} isStill={isStill} turn={turn} style={style} />
      )}
      <StyleChoice style={style} onStyle={onStyle} />
      <div className="model-foot">
        <p className="model-privacy">
          <Lock size={14} strokeWidth={1.7} className="shrink-0" aria-hidden="true" />
          {MODEL_WORDS.privacy}
        </p>
        <button
          type="button"
          className="model-forward glass-label"
          onClick={() => {
            onTurn(NO_TURN);
          }}
        >
          <RotateCcw size={15} strokeWidth={1.7} aria-hidden="true" />
          <span>{MODEL_WORDS.faceForward}</span>
        </button>
      </div>
    </div>
  );
}

/** A canvas of its own for each stage: a lost context cannot be asked for again. */
function StageCanvas({ stages }: { readonly stages: Stages }) {
  const studio = useStudio();
  return (
    <div
      className="model-canvas"
      ref={(place) => {
        const canvas = document.createElement('canvas');
        place?.append(canvas);
        const stage = createModelStage(canvas, studio);
        stages.setState({ stage });
        return () => {
          stage.dispose();
          canvas.remove();
          stages.setState({ stage: null });
        };
      }}
    />
  );
}

interface StageWordsProps extends Pick<ModelViewFrameProps, 'isStill' | 'turn' | 'style'> {
  readonly stage: ModelStage;
}

/** Says in words what the view is doing, and tells the stage what to draw. */
function StageWords({ stage, isStill, turn, style }: StageWordsProps) {
  const state = useStore(stage.state);
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  useEffect(() => {
    stage.draw(turn, style, size);
  }, [stage, turn, style, size]);
  const notice = noticeOf(state);
  return (
    <div className="model-words" data-face={state.face}>
      <div ref={frame} className="model-room" />
      <p className="model-badge glass-label">
        <Box size={16} strokeWidth={1.6} aria-hidden="true" />
        {MODEL_WORDS.mode}
        <span className="model-badge-state tnum">{paceOf(state, isStill)}</span>
      </p>
      {notice === null ? null : (
        <p role="status" className="model-notice glass-label">
          {notice}
        </p>
      )}
    </div>
  );
}

function noticeOf({ isSupported, isInterrupted, face }: StageState): string | null {
  if (!isSupported) return MODEL_STATES.unsupported;
  if (isInterrupted) return MODEL_STATES.interrupted;
  return face === 'shown' ? null : MODEL_STATES[face];
}

function paceOf({ isFrozen, rate, face }: StageState, isStill: boolean): string {
  if (isFrozen) return MODEL_WORDS.frozen;
  if (isStill) return MODEL_WORDS.still;
  return rate === null || face !== 'shown' ? '' : fillIn(MODEL_WORDS.rate, { rate });
}

interface TurnAreaProps {
  readonly turn: Turn;
  readonly onTurn: (turn: Turn) => void;
  readonly children: ReactNode;
}

/** Turns by drag and by keys; the sliders of the panel do the same. */
function TurnArea({ turn, onTurn, children }: TurnAreaProps) {
  const { x, y, z } = turn;
  const about = useId();
  return (
    <div
      className="model-turn"
      role="slider"
      tabIndex={0}
      aria-label={MODEL_WORDS.view}
      aria-describedby={about}
      aria-valuemin={-MOST_TURN.y}
      aria-valuemax={MOST_TURN.y}
      aria-valuenow={y}
      aria-valuetext={fillIn(MODEL_WORDS.viewValue, {
        x: degrees(x),
        y: degrees(y),
        z: degrees(z),
      })}
      onKeyDown={(event) => {
        const next = turnAfterKey(turn, event.key);
        if (next === null) return;
        event.preventDefault();
        onTurn(next);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        onTurn(draggedTurn(turn, event.movementX, event.movementY));
      }}
    >
      {children}
      <p id={about} className="sr-only">
        {MODEL_WORDS.viewKeys}
      </p>
    </div>
  );
}

function StyleChoice({
  style,
  onStyle,
}: {
  readonly style: ModelStyle;
  readonly onStyle: (style: ModelStyle) => void;
}) {
  return (
    <RadioGroup.Root
      className="model-styles glass-label"
      orientation="horizontal"
      aria-label={MODEL_WORDS.styles}
      value={style}
      onValueChange={(name) => {
        const chosen = MODEL_STYLES.find((each) => each === name);
        if (chosen !== undefined) onStyle(chosen);
      }}
    >
      {MODEL_STYLES.map((name) => (
        <RadioGroup.Item key={name} value={name} className="model-style">
          {MODEL_WORDS.style[name]}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
