import { useStore } from 'zustand';
import { COUNTDOWN_WORDS, RESET_QUESTION } from '#content/panels/ar-gestures-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';
import type { GestureActs } from './gesture-acts.ts';

/**
 * The question that a gesture asks, and its countdown, shown over the picture because the person looks
 * there.
 */
export function GestureNotices({ acts }: { readonly acts: GestureActs }) {
  const { isAsking, count } = useStore(acts.state);
  return (
    <>
      {count === null ? null : (
        <IntoMirrorPlace name="picture">
          <Countdown acts={acts} count={count} />
        </IntoMirrorPlace>
      )}
      {isAsking ? <ResetQuestion acts={acts} /> : null}
    </>
  );
}

function Countdown({ acts, count }: { readonly acts: GestureActs; readonly count: number }) {
  return (
    <div className="gesture-count">
      <p role="status" aria-label={fillIn(COUNTDOWN_WORDS.label, { seconds: count })}>
        <span key={count} className="gesture-digit display" aria-hidden="true">
          {count}
        </span>
      </p>
      <button type="button" className="gesture-cancel" onClick={acts.cancelCount}>
        {COUNTDOWN_WORDS.cancel}
      </button>
    </div>
  );
}

function ResetQuestion({ acts }: { readonly acts: GestureActs }) {
  return (
    <Dialog
      title={RESET_QUESTION.title}
      description={RESET_QUESTION.text}
      close={RESET_QUESTION.keep}
      wantsAnswer
      onClose={() => {
        acts.answer(false);
      }}
    >
      <div className="mt-6 flex flex-wrap gap-2">
        <button
          type="button"
          className="button-primary"
          onClick={() => {
            acts.answer(false);
          }}
        >
          {RESET_QUESTION.keep}
        </button>
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            acts.answer(true);
          }}
        >
          {RESET_QUESTION.reset}
        </button>
      </div>
    </Dialog>
  );
}
