import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { BRUSH_WORDS } from '#content/panels/brush-analyzer-words.ts';
import { BRUSHES, pressedRadius } from '#domain/brush/brushes.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import type { ChartPlace, FaceSurface } from '#studio/commands/face-surface.ts';
import type { Paint } from '#studio/commands/growing-stroke.ts';
import { isMirrored } from '#studio/state/state.ts';
import { areaTitle } from './area-title.ts';
import { CHART_SIZE, ChartPicture } from './chart-picture.ts';
import type { BrushSample, BrushSession } from './brush-session.ts';
import { useBrush } from './use-brush.ts';
import { useShownStrokes } from './use-shown-strokes.ts';

/** One press of an arrow, in shares of the chart. */
const STEP = 0.02;
const SMALL_STEP = 0.005;
const START: ChartPlace = { x: 0.5, y: 0.56 };

const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FaceChartProps {
  readonly session: BrushSession;
  readonly surface: FaceSurface;
  readonly paint: Paint;
}

/** The face on paper, to paint on by pointer or by keys. It is mirrored whenever the mirror is. */
export function FaceChart({ session, surface, paint }: FaceChartProps) {
  const element = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture] = useState(() => new ChartPicture(surface));
  const isOn = useStore(session.store, (state) => state.isOn);
  const mirrored = useStudioState(isMirrored);
  const strokes = useShownStrokes();
  const { cursor, isDown, said, onKeyDown, onPress, lift } = useBrushKeys(
    { session, surface, paint },
    mirrored,
    element,
  );

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context !== undefined && context !== null) picture.draw(context, strokes);
  }, [picture, strokes]);

  useBrush(element, {
    session,
    paint,
    placeAt(x, y) {
      const bounds = element.current?.getBoundingClientRect();
      if (bounds === undefined) return null;
      const across = (x - bounds.left) / bounds.width;
      return surface.placeOnChart({
        x: mirrored ? 1 - across : across,
        y: (y - bounds.top) / bounds.height,
      });
    },
  });

  const radius = pressedRadius(BRUSHES[paint.product], 0.5) / surface.CHART.width;
  const style: CSSProperties = {
    '--shade': paint.shade,
    '--x': `${cursor.x * 100}%`,
    '--y': `${cursor.y * 100}%`,
    '--radius': `${radius * 100}%`,
  };
  return (
    <section className="brush-chart-section" aria-labelledby="brush-chart-title">
      <h3 id="brush-chart-title" className="caps text-fg-3">
        {BRUSH_WORDS.chart}
      </h3>
      <div
        ref={element}
        className="brush-chart"
        data-on={isOn}
        data-mirrored={mirrored}
        data-down={isDown}
        style={style}
        // In here, arrow keys move the brush instead of a screen reader's cursor.
        role="application"
        aria-label={BRUSH_WORDS.chart}
      >
        <canvas ref={canvas} {...CHART_SIZE} />
        <button
          type="button"
          className="brush-cursor"
          aria-label={BRUSH_WORDS.brush}
          aria-pressed={isDown}
          aria-describedby="brush-chart-keys"
          onKeyDown={onKeyDown}
          onClick={onPress}
          onBlur={lift}
        />
      </div>
      <p className="brush-note">{isOn ? BRUSH_WORDS.chartHint : BRUSH_WORDS.chartOff}</p>
      <p id="brush-chart-keys" className="brush-note brush-keys">
        {BRUSH_WORDS.chartKeys}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** Painting by keys: arrows move the brush, Space sets it down and lifts it. */
function useBrushKeys(
  { session, surface, paint }: FaceChartProps,
  mirrored: boolean,
  element: { readonly current: HTMLElement | null },
) {
  const [cursor, setCursor] = useState(START);
  const [isDown, setDown] = useState(false);
  const [said, setSaid] = useState('');

  const sampleAt = (place: ChartPlace, time: number): BrushSample => {
    const { width = 0, height = 0 } = element.current?.getBoundingClientRect() ?? {};
    return {
      x: place.x * width,
      y: place.y * height,
      time,
      pointerType: 'keyboard',
      pressure: 0,
      tiltX: 0,
      tiltY: 0,
      place: surface.placeOnChart(place),
    };
  };
  const say = (words: string, at: ChartPlace): void => {
    const place = surface.placeOnChart(at);
    const area = place === null ? BRUSH_WORDS.besideFace : areaTitle(surface.areaAt(place));
    setSaid(fillIn(words, { area }));
  };
  const lift = (): void => {
    if (!isDown) return;
    setDown(false);
    session.up();
    say(BRUSH_WORDS.brushUp, cursor);
  };

  return {
    cursor,
    isDown,
    said,
    lift,
    /** Space and Enter press a button. */
    onPress({ timeStamp }: MouseEvent): void {
      if (isDown) lift();
      else if (session.store.getState().isOn) {
        setDown(true);
        session.down(sampleAt(cursor, timeStamp), paint);
        say(BRUSH_WORDS.brushDown, cursor);
      }
    },
    onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const move = MOVES[event.key];
      if (move !== undefined) {
        const step = event.shiftKey ? SMALL_STEP : STEP;
        const place = {
          x: within(cursor.x + move[0] * step * (mirrored ? -1 : 1)),
          y: within(cursor.y + move[1] * step),
        };
        setCursor(place);
        session.move([sampleAt(place, event.timeStamp)]);
        say(isDown ? BRUSH_WORDS.brushDown : BRUSH_WORDS.brushUp, place);
      } else if (event.key === 'Escape' && isDown) {
        // It takes the stroke back, and leaves the panel open.
        event.stopPropagation();
        setDown(false);
        session.cancel();
        setSaid(BRUSH_WORDS.strokeBack);
      } else return;
      event.preventDefault();
    },
  };
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
