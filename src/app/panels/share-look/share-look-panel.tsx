import './share-look.css';
import { Bookmark, Copy, Share } from 'lucide-react';
import { SHARE_LOOK_WORDS } from '#content/panels/share-look-words.ts';
import { QrCode } from '#app/kit/ui/qr-code.tsx';
import { askToSave } from '#app/person/navigation/dialogs.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { lookName } from '#studio/state/worn-shades.ts';

/** The look that is worn, to be passed on: by link, by code, or by whatever the device offers. */
export function ShareLookPanel() {
  const { sharing } = useStudio();
  const look = useStudioState(currentLook);
  const address = sharing.lookAddress(look);
  const { sendLook } = sharing;
  return (
    <div className="grid gap-6">
      <div>
        <p className="display text-2xl italic">{lookName(look)}</p>
        <p className="mt-1.5 text-sm text-fg-2">{SHARE_LOOK_WORDS.promise}</p>
      </div>
      <div className="share-link">
        <input
          readOnly
          className="share-link-field"
          aria-label={SHARE_LOOK_WORDS.link}
          value={address}
          onFocus={({ target }) => {
            target.select();
          }}
        />
        <button type="button" className="button-primary" onClick={() => void sharing.shareLook()}>
          <Copy size={16} strokeWidth={1.7} aria-hidden="true" />
          {SHARE_LOOK_WORDS.copy}
        </button>
      </div>
      <div className="flex flex-wrap gap-2">
        {sendLook === null ? null : (
          <button type="button" className="button-secondary" onClick={() => void sendLook()}>
            <Share size={16} strokeWidth={1.7} aria-hidden="true" />
            {SHARE_LOOK_WORDS.send}
          </button>
        )}
        <button type="button" className="button-secondary" onClick={askToSave}>
          <Bookmark size={16} strokeWidth={1.7} aria-hidden="true" />
          {SHARE_LOOK_WORDS.save}
        </button>
      </div>
      <section aria-labelledby="share-code-title">
        <h3 id="share-code-title" className="caps text-fg-3">
          {SHARE_LOOK_WORDS.code}
        </h3>
        <div className="share-code">
          <QrCode text={sharing.codeAddress(look)} label={SHARE_LOOK_WORDS.codeLabel} />
        </div>
        <p className="mt-2.5 text-xs text-fg-3">{SHARE_LOOK_WORDS.codeHint}</p>
      </section>
    </div>
  );
}
