import { useId } from 'react';
import { ANALYTICS_WORDS as WORDS } from '#content/analytics-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { PERIODS, type Period } from '#domain/analytics/periods.ts';

interface PeriodChoiceProps {
  readonly value: Period;
  readonly onChange: (period: Period) => void;
}

/** 7, 30 or 90 days. */
export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const name = useId();
  return (
    <div className="period-choice" role="radiogroup" aria-label={WORDS.period}>
      {PERIODS.map((period) => (
        <label key={period}>
          <input
            type="radio"
            name={name}
            value={period}
            checked={period === value}
            onChange={() => {
              onChange(period);
            }}
          />
          <span>{fillIn(WORDS.days, { days: period })}</span>
        </label>
      ))}
    </div>
  );
}
