import { Brush, Camera, CalendarHeart, Palette, Sparkles, type LucideIcon } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import {
  ACHIEVEMENT_CATEGORIES,
  ACHIEVEMENT_WORDS,
  CONFIDENCE_WORDS,
} from '#content/gamification.ts';
import type { CalendarDay } from '#domain/gamification/calendar-day.ts';
import {
  ACHIEVEMENT_IDS,
  ACHIEVEMENT_XP,
  COLOR_MASTER_LIPSTICKS,
  DAILY_GLOW_DAYS,
  TRIED_LOOK_IDS,
  type AchievementId,
} from '#domain/gamification/rewards.ts';
import { todayOf } from '#domain/gamification/standing.ts';
import { useProgress } from './use-progress.ts';

const ICONS: Readonly<Record<AchievementId, LucideIcon>> = {
  'first-try': Brush,
  'photo-ready': Camera,
  'color-master': Palette,
  'daily-streak': CalendarHeart,
  trendsetter: Sparkles,
};

export function Achievements() {
  const { ledger, standing, today } = useProgress();
  const { streak } = todayOf(ledger, standing, today);
  const steps: Partial<Record<AchievementId, readonly [count: number, all: number]>> = {
    'color-master': [standing.lipsticksTried, COLOR_MASTER_LIPSTICKS],
    'daily-streak': [streak, DAILY_GLOW_DAYS],
    trendsetter: [standing.looksTried, TRIED_LOOK_IDS.length],
  };
  return (
    <section aria-labelledby="achievements-title">
      <h3 id="achievements-title" className="confidence-heading">
        {CONFIDENCE_WORDS.achievements}
      </h3>
      <ul className="achievements">
        {ACHIEVEMENT_IDS.map((id) => (
          <Achievement
            key={id}
            id={id}
            state={stateWords(standing.unlocked.get(id), today, steps[id])}
            isUnlocked={standing.unlocked.has(id)}
          />
        ))}
      </ul>
    </section>
  );
}

function stateWords(
  unlockedOn: CalendarDay | undefined,
  today: CalendarDay,
  steps: readonly [count: number, all: number] | undefined,
): string {
  if (unlockedOn === today) return CONFIDENCE_WORDS.unlockedToday;
  if (unlockedOn !== undefined) {
    const day = new Date(`${unlockedOn}T12:00`).toLocaleDateString('en', {
      month: 'short',
      day: 'numeric',
    });
    return fillIn(CONFIDENCE_WORDS.unlocked, { day });
  }
  if (steps === undefined) return CONFIDENCE_WORDS.locked;
  return fillIn(CONFIDENCE_WORDS.ofMany, { count: steps[0], all: steps[1] });
}

interface AchievementProps {
  readonly id: AchievementId;
  readonly state: string;
  readonly isUnlocked: boolean;
}

function Achievement({ id, state, isUnlocked }: AchievementProps) {
  const Icon = ICONS[id];
  const { title, description } = ACHIEVEMENT_WORDS[id];
  return (
    <li className="achievement" data-unlocked={isUnlocked}>
      <span className="achievement-medal" aria-hidden="true">
        <Icon size={20} strokeWidth={1.5} />
      </span>
      <p className="caps mt-3 text-fg-3">{ACHIEVEMENT_CATEGORIES[id]}</p>
      <h4 className="mt-0.5 text-md font-medium">{title}</h4>
      <p className="mt-0.5 text-xs text-fg-2">{description}</p>
      <p className="achievement-state tnum">
        <span className="text-pro">
          {fillIn(CONFIDENCE_WORDS.gain, { xp: ACHIEVEMENT_XP[id] })}
        </span>
        <span>{state}</span>
      </p>
    </li>
  );
}
