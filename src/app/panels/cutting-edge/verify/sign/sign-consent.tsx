import '#app/look/reading-place/reading-place.css';
import { fillIn } from '#content/fill-in.ts';
import { SIGN_CONSENT_WORDS as WORDS } from '#content/panels/verify-words.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import type { PictureToSign } from './signing.ts';

const BYTES_PER_KB = 1000;

interface SignConsentProps {
  readonly picture: PictureToSign;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Shows the very picture that would be sent, and says what becomes of it. */
export function SignConsent({ picture, onSend, onClose }: SignConsentProps) {
  const values = {
    host: location.host,
    kilobytes: Math.max(1, Math.round(picture.size / BYTES_PER_KB)),
  };
  return (
    <Dialog
      title={WORDS.title}
      description={WORDS.lead}
      close={WORDS.close}
      onClose={onClose}
      wantsAnswer
    >
      <img src={picture.dataUrl} alt={WORDS.picture} className="consent-picture" />
      <dl className="consent-facts">
        {WORDS.facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fillIn(text, values)}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-actions">
        <button type="button" className="button-primary" onClick={onSend}>
          {WORDS.send}
        </button>
        <button type="button" className="button-secondary" onClick={onClose}>
          {WORDS.cancel}
        </button>
      </div>
    </Dialog>
  );
}
