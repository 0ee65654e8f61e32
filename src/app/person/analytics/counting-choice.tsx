import { useState } from 'react';
import { COUNTING_WORDS as WORDS } from '#content/counting-words.ts';
import { forgetNumber, hasNumber } from './forget-number.ts';
import { mayTrack } from './may-track.ts';

type State = 'known' | 'unknown' | 'refused' | 'forgetting' | 'forgotten' | 'failed';

function stateAtFirst(): State {
  if (hasNumber()) return 'known';
  return mayTrack() ? 'unknown' : 'refused';
}

/** Says whether this browser is counted, and lets the number under which it is counted be forgotten. */
export function CountingChoice() {
  const [state, setState] = useState<State>(stateAtFirst);
  const isBusy = state === 'forgetting';

  async function forget(): Promise<void> {
    setState('forgetting');
    try {
      await forgetNumber();
      setState('forgotten');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="legal-choice">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-md font-medium">{WORDS.title}</h3>
        <p role="status" className="legal-choice-state">
          {isBusy ? WORDS.forgetting : WORDS[state]}
        </p>
      </div>
      {state === 'unknown' || state === 'refused' || state === 'forgotten' ? null : (
        <button
          type="button"
          className="button-secondary"
          disabled={isBusy}
          onClick={() => void forget()}
        >
          {WORDS.forget}
        </button>
      )}
    </div>
  );
}
