import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { fillIn } from '#content/fill-in.ts';
import {
  REFERENCE_WORDS as WORDS,
  SKIN_MATCH_WORDS,
  SURFACE_TROUBLE_WORDS,
} from '#content/panels/shopping-skin-words.ts';
import type { Place } from '#domain/shopping/seen-surface.ts';
import type { SkinStep } from './skin-match-state.ts';
import { StepTitle } from './step-title.tsx';
import { TroubleNote } from './trouble-note.tsx';
import type { SkinMatchControl } from './use-skin-match.ts';

interface PointAtReferenceProps {
  readonly control: SkinMatchControl;
  readonly step: Extract<SkinStep, { readonly kind: 'pointing' }>;
}

/** How far an arrow key moves the ring, as a share of the picture; with Shift five times as far. */
const KEY_STEP = 0.01;
const FAR = 5;

const MOVES: Readonly<Partial<Record<string, Place>>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The photograph, in which a person points at what is held. */
export function PointAtReference({ control, step }: PointAtReferenceProps) {
  const { held, photograph, place, trouble } = step;
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const { picture } = photograph;
    const here = canvas.current;
    if (here === null) return;
    here.width = picture.width;
    here.height = picture.height;
    here.getContext('2d')?.drawImage(picture, 0, 0);
  }, [photograph]);

  function move(event: KeyboardEvent): void {
    const by = MOVES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const far = KEY_STEP * (event.shiftKey ? FAR : 1);
    control.point({ x: within(place.x + far * by.x), y: within(place.y + far * by.y) });
  }

  const percent = { x: Math.round(100 * place.x), y: Math.round(100 * place.y) };
  return (
    <div className="skin-card">
      <StepTitle>{held.source === 'card' ? WORDS.pickCard : WORDS.pickProduct}</StepTitle>
      <p className="skin-note">{WORDS.pickAbout}</p>
      <button
        type="button"
        className="skin-picture"
        aria-label={fillIn(WORDS.place, percent)}
        onKeyDown={move}
        onClick={({ currentTarget, clientX, clientY, detail }) => {
          // A press of a key has no place.
          if (detail === 0) return;
          const box = currentTarget.getBoundingClientRect();
          control.point({
            x: within((clientX - box.left) / box.width),
            y: within((clientY - box.top) / box.height),
          });
        }}
      >
        <canvas ref={canvas} />
        <span
          className="skin-ring"
          style={{ left: `${100 * place.x}%`, top: `${100 * place.y}%` }}
          aria-hidden="true"
        />
      </button>
      {trouble === null ? null : <TroubleNote trouble={SURFACE_TROUBLE_WORDS[trouble]} />}
      <div className="skin-buttons">
        <button type="button" className="button-primary" onClick={control.usePlace}>
          {WORDS.use}
        </button>
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            control.goTo({ kind: 'holding', held, trouble: null });
          }}
        >
          {WORDS.retake}
        </button>
      </div>
      <button type="button" className="quiet-button" onClick={control.cancel}>
        {SKIN_MATCH_WORDS.cancel}
      </button>
    </div>
  );
}
