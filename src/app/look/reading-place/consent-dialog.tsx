import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { CONSENT_WORDS } from '#content/reading-place-words.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { modelWords, type OperatorModel } from '#app/person/access/operator-model.ts';
import type { Asking } from './use-reading-place.ts';

const BYTES_PER_KB = 1000;

/** Shows the very picture that would be sent, and says what becomes of it. */
export function ConsentDialog({ asking: { picture, model, answer } }: { asking: Asking }) {
  const [mayUseModel, setMayUseModel] = useState(false);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const kilobytes = Math.max(1, Math.round(picture.bytes / BYTES_PER_KB));
  const values = {
    host: location.host,
    kept: CONSENT_WORDS[model === null ? 'kept' : 'keptButForModel'],
    size:
      size === null
        ? fillIn(CONSENT_WORDS.sizeUnknown, { kilobytes })
        : fillIn(CONSENT_WORDS.sizeKnown, { ...size, kilobytes }),
  };
  return (
    <Dialog
      title={CONSENT_WORDS.title}
      description={CONSENT_WORDS.lead}
      close={CONSENT_WORDS.close}
      onClose={() => {
        answer({ kind: 'nothing' });
      }}
    >
      <img
        src={picture.dataUrl}
        alt={CONSENT_WORDS.picture}
        className="consent-picture"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setSize({ width: naturalWidth, height: naturalHeight });
        }}
      />
      <dl className="consent-facts">
        {CONSENT_WORDS.facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fillIn(text, values)}</dd>
          </div>
        ))}
      </dl>
      {model === null ? null : (
        <ModelChoice model={model} isChosen={mayUseModel} onChoose={setMayUseModel} />
      )}
      <div className="dialog-actions">
        <button
          type="button"
          className="button-primary"
          onClick={() => {
            answer({ kind: 'send', mayUseModel });
          }}
        >
          {CONSENT_WORDS.send}
        </button>
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            answer({ kind: 'device' });
          }}
        >
          {CONSENT_WORDS.device}
        </button>
      </div>
    </Dialog>
  );
}

interface ModelChoiceProps {
  readonly model: OperatorModel;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/**
 * Asks whether a model may word the advice, and lists all that it would be shown. Off until the person
 * agrees.
 */
function ModelChoice({ model, isChosen, onChoose }: ModelChoiceProps) {
  const id = useId();
  return (
    <div className="consent-model">
      <label className="check" htmlFor={id}>
        <span className="check-box">
          <input
            id={id}
            type="checkbox"
            checked={isChosen}
            aria-describedby={`${id}-note`}
            onChange={({ currentTarget }) => {
              onChoose(currentTarget.checked);
            }}
          />
          <Check size={14} strokeWidth={2.6} aria-hidden="true" />
        </span>
        <span>{fillIn(CONSENT_WORDS.model, { model: modelWords(model) })}</span>
      </label>
      <p id={`${id}-note`}>{fillIn(CONSENT_WORDS.modelNote, { host: location.host })}</p>
    </div>
  );
}
