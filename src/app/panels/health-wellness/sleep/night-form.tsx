import { useId, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { SLEEP_QUALITY_WORDS, SLEEP_WORDS } from '#content/panels/wellness-sleep-words.ts';
import {
  SLEEP_HOURS,
  SLEEP_QUALITIES,
  type SleepDay,
  type SleepEntry,
} from '#domain/wellness/sleep/sleep-log.ts';
import { Slider, SliderTrack } from '#app/kit/ui/slider.tsx';

interface NightFormProps {
  readonly night: Pick<SleepDay, 'day' | 'hours' | 'quality'>;
  readonly onLog: (entry: Omit<SleepEntry, 'day'>) => void;
}

/** What a person says of last night. It counts as soon as it is said. */
export function NightForm({ night: { day, hours, quality }, onLog }: NightFormProps) {
  const name = useId();
  return (
    <section>
      <h3 className="caps text-fg-3">{SLEEP_WORDS.night}</h3>
      <HoursSlider key={day} hours={hours} onLog={onLog} />
      <fieldset className="sleep-quality">
        <legend className="text-md">{SLEEP_WORDS.quality}</legend>
        <div className="sleep-qualities">
          {SLEEP_QUALITIES.map((each) => (
            <label key={each}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                checked={each === quality}
                onChange={() => {
                  onLog({ quality: each });
                }}
              />
              <span>{SLEEP_QUALITY_WORDS[each]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  );
}

function HoursSlider({ hours, onLog }: Pick<SleepDay, 'hours'> & Pick<NightFormProps, 'onLog'>) {
  const { least, most, step, usual } = SLEEP_HOURS;
  const [moved, setMoved] = useState<number | null>(null);
  const shown = moved ?? hours;
  const at = shown ?? usual;
  return (
    <div className="mt-3">
      <p className="flex items-baseline justify-between text-md">
        <span>{SLEEP_WORDS.hours}</span>
        <span className="tnum text-fg-2" aria-hidden="true">
          {shown === null ? SLEEP_WORDS.notSaid : fillIn(SLEEP_WORDS.hoursSaid, { hours: at })}
        </span>
      </p>
      <Slider
        className={shown === null ? 'sleep-slider-unset' : ''}
        label={SLEEP_WORDS.hours}
        value={at}
        min={least}
        max={most}
        step={step}
        valueText={
          shown === null
            ? SLEEP_WORDS.notSaid
            : fillIn(at === 1 ? SLEEP_WORDS.hoursTextOne : SLEEP_WORDS.hoursText, { hours: at })
        }
        onChange={setMoved}
        onSettle={(settled) => {
          onLog({ hours: settled });
          setMoved(null);
        }}
      >
        <SliderTrack filled={shown === null ? undefined : (shown - least) / (most - least)} />
      </Slider>
    </div>
  );
}
