import './measures.css';
import { CONFIDENCE_WORDS } from '#content/measure-words.ts';

/** Nothing that a camera sees is certain. */
const MOST_PERCENT = 99;

/** How far a value can be trusted, in a word, a number and a bar. `confidence` in [0, 1]. */
export function ConfidenceMark({ confidence }: { confidence: number }) {
  const { word } = CONFIDENCE_WORDS.find(({ from }) => confidence >= from) ?? CONFIDENCE_WORDS[2];
  const percent = Math.min(MOST_PERCENT, Math.round(100 * confidence));
  return (
    <span className="confidence-mark">
      <span className="confidence-bar" aria-hidden="true">
        <span style={{ '--share': `${percent}%` }} />
      </span>
      <span className="tnum">{`${word}, ${percent}%`}</span>
    </span>
  );
}
