import './measured.css';
import { Check, Minus } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { LIGHT_REPORT_WORDS } from '#content/panels/skin-analysis-words.ts';
import type { LightScore } from '#domain/skin-report/skin-report.ts';

interface LightReportProps {
  readonly light: LightScore;
  readonly pixelsPerMillimetre: number;
}

/** Points from which a part of the light meets its quality gate. */
const GOOD_POINTS = 75;

/** Pixels per millimeter that measuring pores and fine lines needs. */
const FINE = 3;

/** The light's grade and its parts, with how much detail the picture has. */
export function LightReport({ light, pixelsPerMillimetre }: LightReportProps) {
  const isNear = pixelsPerMillimetre >= FINE;
  const parts = [
    { name: LIGHT_REPORT_WORDS.naturalColor, points: light.naturalColour },
    { name: LIGHT_REPORT_WORDS.evenLight, points: light.evenLight },
    { name: LIGHT_REPORT_WORDS.exposure, points: light.exposure },
  ];
  return (
    <section className="light-report" aria-labelledby="skin-light">
      <div className="light-report-head">
        <h3 id="skin-light" className="caps text-fg-3">
          {LIGHT_REPORT_WORDS.title}
        </h3>
        <p className="text-md">
          <span className="font-medium">{LIGHT_REPORT_WORDS.grades[light.grade]}</span>{' '}
          <span className="text-fg-2 tnum">
            {fillIn(LIGHT_REPORT_WORDS.score, { score: light.score })}
          </span>
        </p>
      </div>
      <ul className="light-report-parts">
        {parts.map(({ name, points }) => (
          <Part key={name} name={name} value={String(points)} isGood={points >= GOOD_POINTS} />
        ))}
        <Part
          name={LIGHT_REPORT_WORDS.detail}
          value={fillIn(LIGHT_REPORT_WORDS.resolution, {
            // Rounded down: 2.97 is less than the 3 that pores need.
            resolution: (Math.floor(10 * pixelsPerMillimetre) / 10).toFixed(1),
          })}
          isGood={isNear}
        />
      </ul>
      <p className="text-sm text-fg-2">{LIGHT_REPORT_WORDS[isNear ? 'near' : 'far']}</p>
    </section>
  );
}

function Part({ name, value, isGood }: { name: string; value: string; isGood: boolean }) {
  const Icon = isGood ? Check : Minus;
  return (
    <li data-good={isGood}>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      <span>{name}</span>
      <span className="tnum text-fg-2">{value}</span>
    </li>
  );
}
