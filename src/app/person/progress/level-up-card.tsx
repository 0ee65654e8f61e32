import './level-up.css';
import { fillIn } from '#content/fill-in.ts';
import { LEVEL_UP_WORDS, LEVEL_WORDS } from '#content/gamification.ts';
import type { Level } from '#domain/gamification/levels.ts';

/** Says that a level was reached. */
export function LevelUpCard({ level }: { level: Level }) {
  return (
    <div role="alert" className="level-up">
      <span className="level-up-medallion display" aria-hidden="true">
        {level}
      </span>
      <div className="min-w-0">
        <p className="display text-2xl italic">{LEVEL_UP_WORDS.title}</p>
        <p className="mt-0.5 text-sm text-fg-2">
          {fillIn(LEVEL_UP_WORDS.reached, { title: LEVEL_WORDS[level].title })}
        </p>
      </div>
    </div>
  );
}
