import { useId, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { PLAN_WORDS, TIME_PROBLEMS } from '#content/panels/live-plan-words.ts';
import { LONGEST_PLAN_DAYS } from '#domain/live/live-plan.ts';
import { fieldTime, timeZoneWords } from '#app/look/live/plan-time.ts';

interface PlanTimeFieldProps {
  readonly value: string;
  readonly problem: keyof typeof TIME_PROBLEMS | null;
  readonly onChange: (value: string) => void;
}

const DAY_MS = 86_400_000;

/** When an announced session begins, in the device's own time zone. */
export function PlanTimeField({ value, problem, onChange }: PlanTimeFieldProps) {
  const id = useId();
  const [now] = useState(() => new Date());
  return (
    <div className="live-label">
      <label htmlFor={id}>{PLAN_WORDS.time}</label>
      <input
        id={id}
        type="datetime-local"
        className="live-field"
        min={fieldTime(now)}
        max={fieldTime(new Date(now.getTime() + LONGEST_PLAN_DAYS * DAY_MS))}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-about`}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      <span id={`${id}-about`}>
        {problem === null ? (
          fillIn(PLAN_WORDS.timeAbout, { zone: timeZoneWords(now) })
        ) : (
          <span role="alert" className="live-problem">
            {TIME_PROBLEMS[problem]}
          </span>
        )}
      </span>
    </div>
  );
}
