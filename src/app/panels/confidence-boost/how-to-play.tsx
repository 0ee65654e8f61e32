import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { HOW_TO_PLAY_STEPS, HOW_TO_PLAY_WORDS } from '#content/gamification.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';

/** Tells in five steps how XP are earned. */
export function HowToPlay({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState(0);
  const step = HOW_TO_PLAY_STEPS[place];
  const isLast = place === HOW_TO_PLAY_STEPS.length - 1;
  if (step === undefined) return null;
  return (
    <Dialog title={HOW_TO_PLAY_WORDS.title} close={HOW_TO_PLAY_WORDS.close} onClose={onClose}>
      <div aria-live="polite" className="how-to-play">
        <p className="caps text-pro">
          {fillIn(HOW_TO_PLAY_WORDS.step, { step: place + 1, all: HOW_TO_PLAY_STEPS.length })}
        </p>
        <h3 className="display mt-2 text-2xl italic">{step.title}</h3>
        {step.lines.map((line) => (
          <p key={line} className="mt-2.5 text-md text-fg-2">
            {line}
          </p>
        ))}
      </div>
      <ol className="step-marks" aria-hidden="true">
        {HOW_TO_PLAY_STEPS.map(({ title }, mark) => (
          <li key={title} data-state={mark === place ? 'now' : mark < place ? 'past' : 'to-come'} />
        ))}
      </ol>
      <div className="dialog-actions">
        <button
          type="button"
          className="button-secondary"
          disabled={place === 0}
          onClick={() => {
            setPlace(place - 1);
          }}
        >
          {HOW_TO_PLAY_WORDS.previous}
        </button>
        <button
          type="button"
          className="button-primary"
          onClick={() => {
            if (isLast) onClose();
            else setPlace(place + 1);
          }}
        >
          {isLast ? HOW_TO_PLAY_WORDS.start : HOW_TO_PLAY_WORDS.next}
        </button>
      </div>
    </Dialog>
  );
}
