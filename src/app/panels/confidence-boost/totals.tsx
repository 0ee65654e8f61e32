import { fillIn } from '#content/fill-in.ts';
import { CONFIDENCE_WORDS } from '#content/gamification.ts';
import { ACHIEVEMENT_IDS } from '#domain/gamification/rewards.ts';
import { todayOf } from '#domain/gamification/standing.ts';
import { useProgress } from './use-progress.ts';

/** Everything in three numbers. */
export function Totals() {
  const { ledger, standing, today } = useProgress();
  const totals = [
    { label: CONFIDENCE_WORDS.totalXp, value: standing.xp },
    { label: CONFIDENCE_WORDS.dayStreak, value: todayOf(ledger, standing, today).streak },
    {
      label: CONFIDENCE_WORDS.achievements,
      value: fillIn(CONFIDENCE_WORDS.ofMany, {
        count: standing.unlocked.size,
        all: ACHIEVEMENT_IDS.length,
      }),
    },
  ];
  return (
    <dl className="confidence-totals" aria-label={CONFIDENCE_WORDS.totals}>
      {totals.map(({ label, value }) => (
        <div key={label}>
          <dt className="caps text-fg-3">{label}</dt>
          <dd className="display tnum">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
