import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import {
  ACHIEVEMENT_WORDS,
  CHALLENGE_WORDS,
  CONFIDENCE_WORDS,
  EVENT_WORDS,
} from '#content/gamification.ts';
import type { Gain } from '#domain/gamification/gains.ts';
import { gainStore } from '#app/person/progress/progress.ts';

function gainName(gain: Gain): string {
  switch (gain.by) {
    case 'event':
      return EVENT_WORDS[gain.name];
    case 'challenge':
      return CHALLENGE_WORDS[gain.name].title;
    case 'achievement':
      return ACHIEVEMENT_WORDS[gain.name].title;
  }
}

/** More would hide the panel. */
const MOST_SHOWN = 5;

/** What was gained just now; the messages disappear by themselves. */
export function GainMessages() {
  const gains = useStore(gainStore).slice(-MOST_SHOWN);
  return (
    <div role="status" className="gains">
      {gains.map(({ id, gain }) => (
        <p key={id} className="gain">
          <span className="tnum font-semibold text-pro">
            {fillIn(CONFIDENCE_WORDS.gain, { xp: gain.xp })}
          </span>{' '}
          {gainName(gain)}
        </p>
      ))}
    </div>
  );
}
