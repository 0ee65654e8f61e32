import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { CONSENT_WORDS } from '#content/reading-place-words.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import type { Asking } from './use-reading-place.ts';

const BYTES_PER_KB = 1000;

/** Shows the very picture that would be sent, and says what becomes of it. */
export function ConsentDialog({ asking: { picture, answer } }: { asking: Asking }) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const kilobytes = Math.max(1, Math.round(picture.bytes / BYTES_PER_KB));
  const values = {
    host: location.host,
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
        answer('nothing');
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
      <div className="dialog-actions">
        <button
          type="button"
          className="button-primary"
          onClick={() => {
            answer('send');
          }}
        >
          {CONSENT_WORDS.send}
        </button>
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            answer('device');
          }}
        >
          {CONSENT_WORDS.device}
        </button>
      </div>
    </Dialog>
  );
}
