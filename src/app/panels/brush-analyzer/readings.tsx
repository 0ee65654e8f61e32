import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import {
  BRUSH_WORDS,
  PRESSURE_SOURCES,
  TECHNIQUE_WORDS,
} from '#content/panels/brush-analyzer-words.ts';
import { areaTitle } from './area-title.ts';
import type { BrushSession } from './brush-session.ts';

/** The speed at which its meter is full: there the pressure derived from it reaches its minimum. */
const FULL_SPEED = 45;

/** What the brush does now. */
export function Readings({ session }: { readonly session: BrushSession }) {
  const { reading, area, lean } = useStore(session.store);
  const none = BRUSH_WORDS.nothing;
  const percent = (value: number): string =>
    fillIn(BRUSH_WORDS.percent, { percent: Math.round(value) });
  const speed = reading === null ? null : Math.round(reading.speed * 10) / 10;
  return (
    <div className="brush-readings">
      <div className="brush-meters">
        <Meter
          name={BRUSH_WORDS.pressure}
          value={reading === null ? null : Math.round(reading.pressure)}
          most={100}
          words={reading === null ? none : percent(reading.pressure)}
          note={PRESSURE_SOURCES[reading?.source ?? 'speed']}
        />
        <Meter
          name={BRUSH_WORDS.speed}
          value={speed}
          most={FULL_SPEED}
          words={speed === null ? none : fillIn(BRUSH_WORDS.speedUnit, { speed })}
          note={BRUSH_WORDS.speedNote}
        />
      </div>
      <dl className="brush-facts">
        <Fact
          name={BRUSH_WORDS.technique}
          value={reading === null ? none : TECHNIQUE_WORDS[reading.technique]}
        />
        <Fact
          name={BRUSH_WORDS.precision}
          value={reading === null ? none : percent(reading.precision)}
        />
        <Fact name={BRUSH_WORDS.area} value={area === null ? none : areaTitle(area)} />
        {lean === null ? null : (
          <Fact
            name={BRUSH_WORDS.lean}
            value={fillIn(BRUSH_WORDS.leanValue, { degrees: Math.round(lean) })}
          />
        )}
      </dl>
    </div>
  );
}

interface MeterProps {
  readonly name: string;
  /** Null before the first reading. */
  readonly value: number | null;
  readonly most: number;
  readonly words: string;
  readonly note: string;
}

function Meter({ name, value, most, words, note }: MeterProps) {
  const shown = Math.min(most, value ?? 0);
  return (
    <div className="brush-meter">
      <p className="brush-meter-head">
        <span className="text-md">{name}</span>
        <span className="tnum display text-xl">{words}</span>
      </p>
      <div
        className="brush-bar"
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={shown}
        aria-valuetext={value === null ? BRUSH_WORDS.nothingYet : words}
      >
        <span style={{ '--share': `${(shown / most) * 100}%` }} />
      </div>
      <p className="brush-note">{note}</p>
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
