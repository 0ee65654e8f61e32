import { PenLine } from 'lucide-react';
import { useId } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { SHARE_TOASTS, SHARE_WORDS } from '#content/panels/hub-share-words.ts';
import { CAPTION_PHRASES, OCCASION_LABELS } from '#content/social/captions.ts';
import { captionAt, OCCASIONS } from '#domain/social/caption.ts';
import type { LookFacts } from '#domain/social/look-facts.ts';
import { LONGEST_CAPTION } from '#domain/social/platform.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { Choice } from '#app/panels/social-media-hub/parts/choice.tsx';
import { draftOf } from './draft.ts';

const OCCASION_OPTIONS = OCCASIONS.map((value) => ({ value, label: OCCASION_LABELS[value] }));

/** What is said under the picture: written by hand, or of the look's own shades. */
export function CaptionField({ facts }: { facts: LookFacts }) {
  const draftStore = draftOf(useStudio());
  const { caption, occasion, turn } = useStore(draftStore);
  const id = useId();
  const isFull = caption.length >= LONGEST_CAPTION;

  function generate(): void {
    const before = caption;
    const written = captionAt(facts, occasion, turn, CAPTION_PHRASES).slice(0, LONGEST_CAPTION);
    draftStore.setState({ caption: written, turn: turn + 1 });
    toast(
      SHARE_TOASTS.captionGenerated,
      {},
      '',
      before.trim() === ''
        ? {}
        : {
            action: {
              label: SHARE_TOASTS.undo,
              otherWay: SHARE_TOASTS.undoWay,
              act: () => {
                draftStore.setState({ caption: before });
              },
            },
          },
    );
  }

  return (
    <section className="share-caption">
      <label htmlFor={id} className="hub-heading">
        {SHARE_WORDS.caption}
      </label>
      <textarea
        id={id}
        className="hub-field"
        rows={4}
        maxLength={LONGEST_CAPTION}
        placeholder={SHARE_WORDS.captionHint}
        aria-describedby={`${id}-count`}
        value={caption}
        onChange={({ target }) => {
          draftStore.setState({ caption: target.value });
        }}
      />
      <p id={`${id}-count`} className="share-count tnum" data-full={isFull}>
        {fillIn(SHARE_WORDS.counter, { count: caption.length, most: LONGEST_CAPTION })}
      </p>
      <Choice
        label={SHARE_WORDS.occasion}
        options={OCCASION_OPTIONS}
        value={occasion}
        onChoose={(chosen) => {
          draftStore.setState({ occasion: chosen });
        }}
      />
      <button type="button" className="button-secondary hub-small-button" onClick={generate}>
        <PenLine size={16} strokeWidth={1.7} aria-hidden="true" />
        {turn === 0 ? SHARE_WORDS.generate : SHARE_WORDS.another}
      </button>
    </section>
  );
}
