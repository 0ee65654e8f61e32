import './aging.css';
import { useEffect, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { AGING_TOAST, AGING_WORDS } from '#content/panels/aging-words.ts';
import { AGE_OFFSETS, AGE_PRESETS } from '#domain/age/age-makeup.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Slider, SliderTrack } from '#app/kit/ui/slider.tsx';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { ageSimulationOf, yearsSaid } from '#studio/commands/age-simulation.ts';
import { tabStorage } from '#studio/storage/browser-storage.ts';

type Direction = 'older' | 'younger' | 'today';

function directionOf(years: number): Direction {
  if (years === 0) return 'today';
  return years > 0 ? 'older' : 'younger';
}

const PRESET_WORDS = {
  older: AGING_WORDS.shortOlder,
  younger: AGING_WORDS.shortYounger,
  today: AGING_WORDS.shortToday,
} as const satisfies Record<Direction, string>;

const CHANGES = {
  older: AGING_WORDS.whenOlder,
  younger: AGING_WORDS.whenYounger,
  today: AGING_WORDS.whenToday,
} as const satisfies Record<Direction, unknown>;

/** One's face drawn at another age. The drawing ends with the tab; the makeup stays. */
export function AgingTab() {
  const studio = useStudio();
  const [simulation] = useState(() => ageSimulationOf(studio, tabStorage()));
  const [years, setYears] = useState(0);
  const isShown = useStudioState(({ status }) => status === 'active');
  const isFaceLost = useStudioState(({ face }) => face === 'lost');
  useEffect(() => () => simulation.end(), [simulation]);

  function draw(moved: number): void {
    setYears(moved);
    simulation.draw(moved);
  }

  function apply(settled: number): void {
    draw(settled);
    simulation.wear(settled);
    const description = AGING_TOAST[directionOf(settled)];
    const { title, tone } = AGING_TOAST;
    toast({ title, description: fillIn(description, { years: Math.abs(settled) }), tone });
  }

  return (
    <>
      <h3 className="display text-2xl">{AGING_WORDS.title}</h3>
      <p className="mt-1.5 text-md text-fg-2">{AGING_WORDS.about}</p>
      {isShown ? null : (
        <p role="status" className="aging-note">
          {AGING_WORDS.noPicture}
        </p>
      )}
      {isShown && isFaceLost && years !== 0 ? (
        <p role="status" className="aging-note">
          {AGING_WORDS.noFace}
        </p>
      ) : null}
      <Presets years={years} isDisabled={!isShown} onChoose={apply} />
      <OffsetSlider years={years} isDisabled={!isShown} onMove={draw} onSettle={apply} />
      <Changes direction={directionOf(years)} />
      {years === 0 || !isShown ? null : (
        <IntoMirrorPlace name="picture">
          <p className="picture-sign glass">
            {fillIn(AGING_WORDS.sign, { years: yearsSaid(years) })}
          </p>
        </IntoMirrorPlace>
      )}
    </>
  );
}

interface PresetsProps {
  readonly years: number;
  readonly isDisabled: boolean;
  readonly onChoose: (years: number) => void;
}

function Presets({ years, isDisabled, onChoose }: PresetsProps) {
  return (
    <div className="aging-presets" role="group" aria-label={AGING_WORDS.presets}>
      {AGE_PRESETS.map((preset) => {
        const direction = directionOf(preset);
        const count = { years: Math.abs(preset) };
        return (
          <button
            key={preset}
            type="button"
            className="aging-preset tnum"
            aria-pressed={preset === years}
            aria-label={fillIn(AGING_WORDS.presetLabels[direction], count)}
            disabled={isDisabled}
            onClick={() => {
              onChoose(preset);
            }}
          >
            {fillIn(PRESET_WORDS[direction], count)}
          </button>
        );
      })}
    </div>
  );
}

interface OffsetSliderProps {
  readonly years: number;
  readonly isDisabled: boolean;
  readonly onMove: (years: number) => void;
  readonly onSettle: (years: number) => void;
}

function OffsetSlider({ years, isDisabled, onMove, onSettle }: OffsetSliderProps) {
  const { least, most, step } = AGE_OFFSETS;
  return (
    <div className="mt-5">
      <p className="flex items-baseline justify-between text-md">
        <span>{AGING_WORDS.offset}</span>
        <span className="tnum text-fg-2" aria-hidden="true">
          {yearsSaid(years)}
        </span>
      </p>
      <Slider
        className="aging-slider"
        label={AGING_WORDS.offset}
        value={years}
        min={least}
        max={most}
        step={step}
        valueText={yearsSaid(years)}
        disabled={isDisabled}
        onChange={onMove}
        onSettle={onSettle}
      >
        <SliderTrack mark={25} />
      </Slider>
    </div>
  );
}

function Changes({ direction }: { direction: Direction }) {
  return (
    <section className="aging-changes">
      <h4 className="caps text-fg-3">{AGING_WORDS.changes}</h4>
      <dl>
        {CHANGES[direction].map(({ title, text }) => (
          <div key={title}>
            <dt className="text-md font-medium">{title}</dt>
            <dd className="mt-0.5 text-sm text-fg-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
