import { Check } from 'lucide-react';
import { missWords, partWords } from '#content/challenges/brief-words.ts';
import { CHALLENGES_WORDS as WORDS } from '#content/panels/challenges-words.ts';
import type { Brief } from '#domain/challenges/brief.ts';
import { BriefMeter, useCheckedBrief } from './brief-meter.tsx';

/** What a challenge asks for, part by part: what the look that is worn meets, and why it misses the rest. */
export function BriefParts({ parts, isOpen }: { parts: Brief; isOpen: boolean }) {
  return (
    <section aria-label={WORDS.brief} className="brief">
      <div className="brief-head">
        <h4 className="caps text-fg-3">{WORDS.brief}</h4>
        {isOpen ? (
          <div role="status">
            <BriefMeter parts={parts} />
          </div>
        ) : null}
      </div>
      {isOpen ? <CheckedParts parts={parts} /> : <PlainParts parts={parts} />}
    </section>
  );
}

function PlainParts({ parts }: { parts: Brief }) {
  return (
    <ul className="brief-parts">
      {parts.map((part, place) => (
        <li key={place}>
          <span className="brief-mark" aria-hidden="true" />
          <span className="text-md">{partWords(part)}</span>
        </li>
      ))}
    </ul>
  );
}

function CheckedParts({ parts }: { parts: Brief }) {
  const checked = useCheckedBrief(parts);
  return (
    <ul className="brief-parts">
      {checked.map(({ part, misses }, place) => {
        const isMet = misses.length === 0;
        return (
          <li key={place} data-met={isMet}>
            <span className="brief-mark">
              {isMet ? <Check size={13} strokeWidth={2.4} aria-hidden="true" /> : null}
            </span>
            <span>
              <span className="text-md">{partWords(part)}</span>
              <span className="sr-only">{`: ${isMet ? WORDS.met : WORDS.notMet}`}</span>
              {misses.map((miss) => (
                <span key={missWords(miss)} className="brief-miss">
                  {missWords(miss)}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
