import { ChevronDown } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { RECOMMENDATIONS_WORDS } from '#content/panels/ai-recommendations-words.ts';
import { modelWords, type OperatorModel } from '#app/person/access/operator-model.ts';

interface WordedNoteProps {
  readonly model: OperatorModel;
  /** What our own words are called, such as 'Our own reason'. */
  readonly title: string;
  readonly ours: string;
}

/** Says which model worded the text above; our own words are one press away. */
export function WordedNote({ model, title, ours }: WordedNoteProps) {
  return (
    <details className="worded-note">
      <summary>
        <span>{fillIn(RECOMMENDATIONS_WORDS.wordedBy, { model: modelWords(model) })}</span>
        <span className="worded-own">
          {title}
          <ChevronDown size={14} strokeWidth={1.8} aria-hidden="true" />
        </span>
      </summary>
      <p>{ours}</p>
    </details>
  );
}
