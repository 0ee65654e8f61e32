import './face-map.css';
import { ChevronDown } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { MAP_MEASURES, MAP_WORDS } from '#content/panels/skin-analysis-words.ts';
import { SKIN_MEASURES } from '#domain/analysis/skin-reading.ts';
import { MEASURE_WORDS, SKIN_UNITS } from '#content/skin-report-words.ts';
import { formatNumber } from './format-measure.ts';
import type { MapShades } from './map-shades.ts';
import type { MapChoice } from './use-map-choice.ts';

/** Under the mirror: what the map shows, and what its pigment means. */
export function MapStrip({ map, shades }: { map: MapChoice; shades: MapShades }) {
  const { measure } = map;
  const { sign } = MEASURE_WORDS[measure];
  const unit = SKIN_UNITS[SKIN_MEASURES[measure].unit];
  return (
    <section className="map-strip" aria-label={MAP_WORDS.choose}>
      <div className="map-strip-title">
        <p className="caps text-fg-3">{MAP_WORDS.title}</p>
        <p className="map-strip-name display">{MAP_WORDS.labels[measure]}</p>
      </div>
      <RadioGroup.Root
        className="map-measures"
        aria-label={MAP_WORDS.choose}
        orientation="horizontal"
        value={measure}
        onValueChange={(name) => {
          const chosen = MAP_MEASURES.find((each) => each === name);
          if (chosen !== undefined) map.chooseMeasure(chosen);
        }}
      >
        {MAP_MEASURES.map((name) => (
          <RadioGroup.Item key={name} value={name} className="map-measure">
            {MAP_WORDS.labels[name]}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <div className="map-legend" aria-hidden="true">
        {shades.ends === null ? (
          <span>{MAP_WORDS.nothing}</span>
        ) : (
          <>
            <span className="map-pigment" />
            <span className="map-ends tnum">
              <span>{`${sign} ${formatNumber(measure, shades.ends.light)}`.trim()}</span>
              <span>{`${formatNumber(measure, shades.ends.deep)}${unit}`}</span>
            </span>
          </>
        )}
      </div>
      <p className="map-withheld" aria-hidden="true">
        <span className="withheld-mark" />
        {MAP_WORDS.withheld}
      </p>
    </section>
  );
}

/** The same choice over the picture, where there is no strip under it. */
export function MapChoices({ map }: { map: MapChoice }) {
  return (
    <label className="map-choice glass">
      <span className="map-pigment" aria-hidden="true" />
      <span className="sr-only">{MAP_WORDS.choose}</span>
      <select
        value={map.measure}
        onChange={({ target }) => {
          const chosen = MAP_MEASURES.find((each) => each === target.value);
          if (chosen !== undefined) map.chooseMeasure(chosen);
        }}
      >
        {MAP_MEASURES.map((name) => (
          <option key={name} value={name}>
            {MAP_WORDS.labels[name]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.7} aria-hidden="true" />
    </label>
  );
}
