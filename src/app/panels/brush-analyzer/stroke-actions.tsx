import { Eraser, RotateCcw, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { BRUSH_WORDS } from '#content/panels/brush-analyzer-words.ts';
import type { Painting } from '#studio/commands/painting.ts';
import { useAreStrokesOff } from './use-shown-strokes.ts';

interface StrokesProps {
  readonly painting: Painting;
}

/** How strokes come off again. */
export function StrokeActions({ painting }: StrokesProps) {
  const { strokes, takenOff } = useStore(painting.store);
  // Strokes that are off for a while must come back complete, so none can be taken away meanwhile.
  const isBare = useAreStrokesOff() || strokes.length === 0;
  const undo = takenOff === null ? BRUSH_WORDS.undo : BRUSH_WORDS.bringBack;
  const Icon = takenOff === null ? Undo2 : RotateCcw;
  return (
    <div className="brush-actions">
      <button
        type="button"
        className="quiet-button"
        aria-label={undo}
        data-tip={undo}
        disabled={isBare && takenOff === null}
        onClick={painting.undo}
      >
        <Icon size={19} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="quiet-button"
        aria-label={BRUSH_WORDS.takeOff}
        data-tip={BRUSH_WORDS.takeOff}
        disabled={isBare}
        onClick={painting.takeOff}
      >
        <Eraser size={19} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}

/** How many strokes lie on the face, and what becomes of them. */
export function StrokesNote({ painting }: StrokesProps) {
  const { strokes, isFull } = useStore(painting.store);
  const areOff = useAreStrokesOff() && strokes.length > 0;
  return (
    <section className="brush-strokes" aria-labelledby="brush-strokes-title">
      <h3 id="brush-strokes-title" className="caps text-fg-3">
        {BRUSH_WORDS.strokes}
      </h3>
      <p role="status" className="text-md">
        {areOff ? BRUSH_WORDS.strokesOff : countWords(strokes.length)}
      </p>
      {isFull ? (
        <p role="alert" className="text-sm">
          {BRUSH_WORDS.full}
        </p>
      ) : null}
      <p className="brush-note">{BRUSH_WORDS.kept}</p>
    </section>
  );
}

function countWords(count: number): string {
  if (count === 0) return BRUSH_WORDS.noStrokes;
  return count === 1 ? BRUSH_WORDS.strokeOne : fillIn(BRUSH_WORDS.strokeMany, { count });
}
