import './level-up.css';
import { fillIn } from '#content/fill-in.ts';
import { LEVEL_UP_WORDS, LEVEL_WORDS } from '#content/gamification.ts';
import type { Level } from '#domain/gamification/levels.ts';

/** Says for a few seconds that a level was reached; nothing under it is out of reach meanwhile. */
export function LevelUpOverlay({ level }: { level: Level }) {
  return (
    <div role="alert" className="level-up">
      <div className="level-up-card">
        <span className="level-up-medallion display" aria-hidden="true">
          {level}
        </span>
        <p className="display text-[40px] italic">{LEVEL_UP_WORDS.title}</p>
        <p className="mt-1.5 text-[15px] text-fg-2">
          {fillIn(LEVEL_UP_WORDS.reached, { title: LEVEL_WORDS[level].title })}
        </p>
      </div>
    </div>
  );
}
