import { useId, useRef, type PointerEvent } from 'react';
import { COLOUR_WHEEL_WORDS } from '#content/panels/colour-wheel-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { colourName } from '#domain/colour-wheel/colour-name.ts';
import { hexOf, type WheelColour } from '#domain/colour-wheel/wheel-colour.ts';
import {
  DISC_RADIUS,
  discPoint,
  readWheel,
  RING_BREADTH,
  ringPoint,
  WHEEL_SIZE,
  wheelPartAt,
  type WheelHit,
  type WheelPoint,
} from '#domain/colour-wheel/wheel-geometry.ts';
import { moveByKey } from '#domain/colour-wheel/wheel-keys.ts';

interface WheelProps {
  readonly colour: WheelColour;
  readonly onTurn: (colour: WheelColour) => void;
  /** The drag, or the row of key presses, is over. */
  readonly onSettle: () => void;
}

/** Where the pointer is on the wheel, in the wheel's own units, whatever size the page is shown at. */
function pointOf(event: PointerEvent<HTMLElement>): WheelPoint {
  const { left, top, width } = event.currentTarget.getBoundingClientRect();
  const scale = WHEEL_SIZE / width;
  return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
}

/**
 * A ring of hues around a disc of saturation. Both are drawn by CSS gradients, which are exact here:
 * between two hues sixty degrees apart, and between grey and the full colour, HSL is a straight line
 * in sRGB.
 */
export function Wheel({ colour, onTurn, onSettle }: WheelProps) {
  const hint = useId();
  const held = useRef<WheelHit['part'] | null>(null);
  const { h, s, l } = colour;

  const drag = (part: WheelHit['part'], event: PointerEvent<HTMLElement>): void => {
    const hit = readWheel(part, pointOf(event));
    onTurn(hit.part === 'ring' ? { ...colour, h: hit.h } : { ...colour, s: hit.s });
  };
  const letGo = (): void => {
    if (held.current === null) return;
    held.current = null;
    onSettle();
  };

  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        className="wheel"
        aria-label={COLOUR_WHEEL_WORDS.wheel}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={Math.round(h) % 360}
        aria-valuetext={fillIn(COLOUR_WHEEL_WORDS.wheelValue, {
          hue: Math.round(h) % 360,
          saturation: Math.round(s),
          name: colourName(hexOf(colour)),
        })}
        style={{
          '--wheel-size': `${WHEEL_SIZE}px`,
          '--ring-breadth': `${RING_BREADTH}px`,
          '--disc-radius': `${DISC_RADIUS}px`,
          '--grey': `hsl(${h} 0% ${l}%)`,
          '--full': `hsl(${h} 100% ${l}%)`,
        }}
        onPointerDown={(event) => {
          const part = wheelPartAt(pointOf(event));
          if (part === null) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = part;
          drag(part, event);
        }}
        onPointerMove={(event) => {
          if (held.current !== null) drag(held.current, event);
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onLostPointerCapture={letGo}
        onBlur={onSettle}
        onKeyDown={(event) => {
          const moved = moveByKey(colour, event.key, event.shiftKey);
          if (moved === null) return;
          event.preventDefault();
          onTurn(moved);
        }}
      >
        <span className="wheel-ring" />
        <span className="wheel-disc" />
        <Marker point={ringPoint(h)} colour={`hsl(${h} 100% 50%)`} />
        <Marker point={discPoint(h, s)} colour={hexOf(colour)} />
      </div>
      <p id={hint} className="sr-only">
        {COLOUR_WHEEL_WORDS.wheelHint}
      </p>
    </>
  );
}

function Marker({ point: { x, y }, colour }: { point: WheelPoint; colour: string }) {
  return (
    <span
      className="wheel-marker"
      style={{
        '--x': `${(x / WHEEL_SIZE) * 100}%`,
        '--y': `${(y / WHEEL_SIZE) * 100}%`,
        '--pan': colour,
      }}
    />
  );
}
