import { Check, Circle } from 'lucide-react';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { CHALLENGE_WORDS, CONFIDENCE_WORDS, REQUIREMENT_WORDS } from '#content/gamification.ts';
import { CHALLENGE_REQUIREMENTS, missingFor } from '#domain/gamification/challenges.ts';
import { CHALLENGE_IDS, CHALLENGE_XP, type ChallengeId } from '#domain/gamification/rewards.ts';
import { todayOf } from '#domain/gamification/standing.ts';
import { progress } from '#app/person/progress/progress.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { useProgress } from './use-progress.ts';

export function DailyChallenges() {
  const { ledger, standing, today } = useProgress();
  const { challengesDone } = todayOf(ledger, standing, today);
  return (
    <section aria-labelledby="challenges-title">
      <h3 id="challenges-title" className="confidence-heading">
        {CONFIDENCE_WORDS.challenges}
      </h3>
      <p className="mt-0.5 text-sm text-fg-2">{CONFIDENCE_WORDS.challengesLead}</p>
      <ul className="mt-3 grid gap-2.5">
        {CHALLENGE_IDS.map((id) => (
          <Challenge key={id} id={id} isDone={challengesDone.has(id)} />
        ))}
      </ul>
    </section>
  );
}

function useMissing(id: ChallengeId) {
  const look = useStudioState(currentLook);
  const isShowing = useStudioState(({ status }) => status === 'active');
  return [...(isShowing ? [] : (['picture'] as const)), ...missingFor(id, look)];
}

/** One challenge. It is completed by the look that is worn, and by nothing else. */
function Challenge({ id, isDone }: { id: ChallengeId; isDone: boolean }) {
  const missing = useMissing(id);
  const [wasRefused, setRefused] = useState(false);
  const { title, description } = CHALLENGE_WORDS[id];
  const missingWords = missing.map((requirement) => REQUIREMENT_WORDS[requirement]).join('; ');
  return (
    <li className="challenge" data-done={isDone}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h4 className="text-md font-medium">{title}</h4>
          <p className="mt-0.5 text-sm text-fg-2">{description}</p>
        </div>
        <span className="xp-chip tnum">
          {fillIn(CONFIDENCE_WORDS.gain, { xp: CHALLENGE_XP[id] })}
        </span>
      </div>
      {isDone ? (
        <p className="challenge-done">
          <Check size={16} strokeWidth={2} aria-hidden="true" />
          {CONFIDENCE_WORDS.completed}
        </p>
      ) : (
        <>
          <ul className="requirements">
            {(['picture', ...CHALLENGE_REQUIREMENTS[id]] as const).map((requirement) => (
              <Requirement
                key={requirement}
                words={REQUIREMENT_WORDS[requirement]}
                isMet={!missing.includes(requirement)}
              />
            ))}
          </ul>
          <button
            type="button"
            className={missing.length === 0 ? 'button-primary' : 'button-secondary'}
            aria-label={fillIn(CONFIDENCE_WORDS.completeNamed, { title })}
            onClick={() => {
              setRefused(missing.length > 0);
              if (missing.length === 0) progress.record('challenge_completed', id);
            }}
          >
            {CONFIDENCE_WORDS.complete}
          </button>
          <p role="status" className="challenge-refusal">
            {wasRefused && missing.length > 0
              ? fillIn(CONFIDENCE_WORDS.notYet, { missing: missingWords })
              : ''}
          </p>
        </>
      )}
    </li>
  );
}

function Requirement({ words, isMet }: { words: string; isMet: boolean }) {
  const Icon = isMet ? Check : Circle;
  return (
    <li data-met={isMet}>
      <Icon
        size={14}
        strokeWidth={2}
        aria-label={isMet ? CONFIDENCE_WORDS.met : CONFIDENCE_WORDS.unmet}
        role="img"
      />
      {words}
    </li>
  );
}
