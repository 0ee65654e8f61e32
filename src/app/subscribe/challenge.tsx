import './challenge.css';
import { Landmark } from 'lucide-react';
import { CHALLENGE_WORDS } from '#content/subscribe-words.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import type { CardFormProps } from './card-form-props.ts';
import { answerBank } from './test-mode-calls.ts';

/** In test mode, plays the bank that asks whether it is the card's owner who pays. */
export function Challenge({ clientSecret, amount, onConfirm }: CardFormProps) {
  const answer = (word: 'complete' | 'fail') => {
    onConfirm(() => answerBank(clientSecret, word));
  };
  return (
    <Dialog
      title={CHALLENGE_WORDS.title}
      description={CHALLENGE_WORDS.description}
      eyebrow={
        <span className="challenge-bank">
          <Landmark size={20} strokeWidth={1.5} aria-hidden="true" />
        </span>
      }
      close={CHALLENGE_WORDS.close}
      wantsAnswer
      onClose={() => {
        answer('fail');
      }}
    >
      <p className="challenge-amount">
        <span>{amount === null ? CHALLENGE_WORDS.setup : CHALLENGE_WORDS.amount}</span>
        {amount === null ? null : <span className="display tnum text-2xl">{amount}</span>}
      </p>
      <div className="dialog-actions">
        <button
          type="button"
          className="button-primary"
          onClick={() => {
            answer('complete');
          }}
        >
          {CHALLENGE_WORDS.complete}
        </button>
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            answer('fail');
          }}
        >
          {CHALLENGE_WORDS.fail}
        </button>
      </div>
    </Dialog>
  );
}
