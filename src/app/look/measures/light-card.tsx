import './measures.css';
import { Check, ChevronDown, Minus } from 'lucide-react';
import { LIGHT_WORDS } from '#content/measure-words.ts';
import { fillIn } from '#content/fill-in.ts';
import type { LightJudgement } from '#domain/analysis/light-gates.ts';

interface LightCardProps {
  readonly light: LightJudgement;
  /** How many pictures were read. */
  readonly frames: number;
  /** Where that was done. */
  readonly place: 'device' | 'server';
  /** Whether what the grade is made of is shown from the start. */
  readonly isOpen?: boolean;
}

/** A part of the light's grade gets a check mark from this many points. */
const GOOD_POINTS = 75;

/** The light in which something was measured, and the number of pictures it was measured from. */
export function LightCard({ light, frames, place, isOpen = false }: LightCardProps) {
  const rows = [
    { name: LIGHT_WORDS.naturalColour, points: 100 - light.unnatural },
    { name: LIGHT_WORDS.exposure, points: 100 * (1 - light.overExposed) },
    { name: LIGHT_WORDS.sides, points: light.leftRight },
    { name: LIGHT_WORDS.heights, points: light.topBottom },
  ];
  return (
    <details className="light-card" open={isOpen}>
      <summary className="light-head">
        <span className="caps text-fg-3">{LIGHT_WORDS.title}</span>
        <span className="text-md font-medium">{LIGHT_WORDS.grades[light.grade]}</span>
        <ChevronDown size={16} strokeWidth={1.8} aria-hidden="true" />
      </summary>
      <ul className="light-rows">
        {rows.map(({ name, points }) => (
          <LightRow key={name} name={name} points={Math.round(Math.max(0, points))} />
        ))}
      </ul>
      <p className="light-foot">
        {place === 'server'
          ? LIGHT_WORDS.frameOnServer
          : frames === 1
            ? LIGHT_WORDS.frame
            : fillIn(LIGHT_WORDS.frames, { count: frames })}
      </p>
    </details>
  );
}

function LightRow({ name, points }: { name: string; points: number }) {
  const Icon = points >= GOOD_POINTS ? Check : Minus;
  return (
    <li>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      <span>{name}</span>
      <span className="tnum" aria-label={fillIn(LIGHT_WORDS.points, { points })} role="img">
        {points}
      </span>
    </li>
  );
}
