import { PenLine } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { SHARE_TOASTS, SHARE_WORDS } from '#content/panels/hub-share-words.ts';
import { CAPTION_PHRASES, OCCASION_LABELS } from '#content/social/captions.ts';
import type { Look } from '#domain/makeup/look.ts';
import { captionAt, OCCASIONS } from '#domain/social/caption.ts';
import type { LookFacts } from '#domain/social/look-facts.ts';
import { LONGEST_CAPTION } from '#domain/social/platform.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { isSameModel, modelWords, useOperatorModel } from '#app/person/access/operator-model.ts';
import { Choice } from '#app/panels/social-media-hub/parts/choice.tsx';
import { SwitchRow } from '#app/kit/ui/switch-row.tsx';
import { askForCaption } from './ask-for-caption.ts';
import { draftOf } from './draft.ts';

const OCCASION_OPTIONS = OCCASIONS.map((value) => ({ value, label: OCCASION_LABELS[value] }));

interface CaptionFieldProps {
  /** The look that the picture shows. */
  readonly look: Look;
  readonly facts: LookFacts;
}

/** What is said under the picture: written by hand, or of the look's own shades. */
export function CaptionField({ look, facts }: CaptionFieldProps) {
  const draftStore = draftOf(useStudio());
  const { caption, occasion, turn, agreedModel } = useStore(draftStore);
  const model = useOperatorModel();
  const asksModel = isSameModel(agreedModel, model);
  const [isWriting, setWriting] = useState(false);
  const busy = useRef(false);
  const id = useId();
  const isFull = caption.length >= LONGEST_CAPTION;

  async function generate(): Promise<void> {
    if (busy.current) return;
    const ours = captionAt(facts, occasion, turn, CAPTION_PHRASES).slice(0, LONGEST_CAPTION);
    let worded: string | null = null;
    if (asksModel) {
      busy.current = true;
      setWriting(true);
      worded = await askForCaption({ look, occasion, turn });
      setWriting(false);
      busy.current = false;
    }
    // Read only now, so that Undo also brings back what was typed meanwhile.
    const before = draftStore.getState().caption;
    draftStore.setState({ caption: worded ?? ours, turn: turn + 1 });
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
      {model === null ? null : (
        <SwitchRow
          label={SHARE_WORDS.asksModel}
          about={fillIn(SHARE_WORDS.aboutModel, { model: modelWords(model) })}
          checked={asksModel}
          onChange={(checked) => {
            draftStore.setState({ agreedModel: checked ? model : null });
          }}
        />
      )}
      <button
        type="button"
        className="button-secondary hub-small-button"
        aria-busy={isWriting}
        onClick={() => void generate()}
      >
        <PenLine size={16} strokeWidth={1.7} aria-hidden="true" />
        {isWriting ? SHARE_WORDS.writing : turn === 0 ? SHARE_WORDS.generate : SHARE_WORDS.another}
      </button>
    </section>
  );
}
