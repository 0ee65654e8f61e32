import { CircleQuestionMark } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { CONFIDENCE_WORDS, LEVEL_WORDS } from '#content/gamification.ts';
import { levelAt, levelProgress } from '#domain/gamification/levels.ts';

interface LevelCardProps {
  readonly xp: number;
  readonly onHelp: () => void;
}

/** The level, and how far the next one is. */
export function LevelCard({ xp, onHelp }: LevelCardProps) {
  const { level, to, share } = levelProgress(xp);
  const { title, description } = LEVEL_WORDS[level];
  return (
    <section className="level-card" aria-labelledby="level-title">
      <div className="flex items-center gap-4">
        <span className="level-medallion display" aria-hidden="true">
          {level}
        </span>
        <div className="min-w-0 flex-1">
          <p className="caps text-pro">{fillIn(CONFIDENCE_WORDS.level, { level })}</p>
          <h3 id="level-title" className="display mt-1 text-2xl italic">
            {title}
          </h3>
          <p className="mt-1 text-sm text-fg-2">{description}</p>
        </div>
        <button
          type="button"
          className="quiet-button level-help"
          aria-label={CONFIDENCE_WORDS.help}
          data-tip={CONFIDENCE_WORDS.help}
          onClick={onHelp}
        >
          <CircleQuestionMark size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <div
        className="xp-bar"
        role="progressbar"
        aria-label={CONFIDENCE_WORDS.progress}
        aria-valuemin={0}
        aria-valuemax={to ?? xp}
        aria-valuenow={xp}
        aria-valuetext={
          to === null
            ? CONFIDENCE_WORDS.lastLevel
            : fillIn(CONFIDENCE_WORDS.progressValue, { xp, to })
        }
      >
        <span style={{ '--share': `${share * 100}%` }} />
      </div>
      <p className="tnum mt-2 flex justify-between gap-3 text-xs text-fg-2">
        <span className="font-medium text-fg">{fillIn(CONFIDENCE_WORDS.xp, { xp })}</span>
        <span>
          {to === null
            ? CONFIDENCE_WORDS.lastLevel
            : fillIn(CONFIDENCE_WORDS.toNext, {
                xp: to - xp,
                title: LEVEL_WORDS[levelAt(to)].title,
              })}
        </span>
      </p>
    </section>
  );
}
