import { fillIn } from '#content/fill-in.ts';
import { CHALLENGES_WORDS as WORDS } from '#content/panels/challenges-words.ts';
import type { Brief } from '#domain/challenges/brief.ts';
import { type CheckedPart, checkBrief } from '#domain/challenges/check-brief.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';

/** The parts of a brief, checked against what is worn now. */
export function useCheckedBrief(brief: Brief): readonly CheckedPart[] {
  return checkBrief(useStudioState(currentLook), brief);
}

/** How much of a brief the look that is worn meets: a stroke for each part, and the same in words. */
export function BriefMeter({ parts }: { parts: Brief }) {
  const checked = useCheckedBrief(parts);
  const met = checked.filter(({ misses }) => misses.length === 0).length;
  return (
    <div className="brief-meter">
      <span className="brief-strokes" aria-hidden="true">
        {checked.map(({ misses }, place) => (
          <span key={place} data-met={misses.length === 0} />
        ))}
      </span>
      <span className="text-sm">
        {met === parts.length ? WORDS.meetsAll : fillIn(WORDS.meets, { met, all: parts.length })}
      </span>
    </div>
  );
}
