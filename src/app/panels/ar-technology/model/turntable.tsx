import { degrees } from './turns.ts';

const MIDDLE = 200;
const REACH = 168;
const DEPTH = 26;
const TICKS = Array.from({ length: 25 }, (_, place) => -90 + place * 7.5);

/** Where an angle stands on the near edge of the ring: 0 in the middle, 90 degrees at its right end. */
function onRing(angle: number, scale = 1): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  return {
    x: MIDDLE + REACH * scale * Math.sin(turn),
    y: 40 + DEPTH * scale * Math.cos(turn),
  };
}

/** The ring under the face, and where on it the face looks. For the eye alone: the slider says the same. */
export function Turntable({ angle }: { readonly angle: number }) {
  const mark = onRing(angle);
  return (
    <svg className="turntable" viewBox="0 0 400 84" aria-hidden="true">
      <ellipse cx={MIDDLE} cy={40} rx={REACH} ry={DEPTH} />
      {TICKS.map((tick) => {
        const [from, to] = [onRing(tick, 1), onRing(tick, tick % 45 === 0 ? 1.07 : 1.04)];
        return <line key={tick} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
      <circle cx={mark.x} cy={mark.y} r={4} />
      {angle === 0 ? null : (
        <text x={mark.x} y={mark.y - 11} textAnchor="middle" className="tnum">
          {degrees(angle)}
        </text>
      )}
    </svg>
  );
}
