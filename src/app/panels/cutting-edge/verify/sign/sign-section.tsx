import { BadgeCheck, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { SIGN_TOASTS, SIGN_WORDS } from '#content/panels/verify-words.ts';
import { captureName } from '#domain/picture/capture-name.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';
import { useIsOnline } from '#app/kit/ui/use-is-online.ts';
import { useLoaded } from '#app/kit/ui/use-loaded.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { readSiteRoot } from '#app/panels/cutting-edge/verify/check/site-root.ts';
import { SignConsent } from './sign-consent.tsx';
import { createSigning } from './signing.ts';

interface SignSectionProps {
  /** Checks the picture that was signed. */
  readonly onCheck: (picture: Blob) => void;
}

/** Has the picture in the mirror signed, when the person asks for it. */
export function SignSection({ onCheck }: SignSectionProps) {
  const studio = useStudio();
  const [signing] = useState(() => createSigning(studio));
  const state = useStore(signing.state);
  useEffect(() => signing.forget, [signing]);
  return (
    <section className="verify-section" aria-labelledby="verify-sign">
      <h3 id="verify-sign" className="display text-2xl">
        {SIGN_WORDS.title}
      </h3>
      <p className="mt-1.5 text-md text-fg-2">{SIGN_WORDS.about}</p>
      <p className="mt-3 text-md">{SIGN_WORDS.proves}</p>
      <SignButton
        isBusy={state.kind === 'taking' || state.kind === 'sending'}
        onPress={() => {
          void signing.ask();
        }}
      />
      {state.kind === 'failed' ? (
        <p role="alert" className="verify-card">
          {state.message}
        </p>
      ) : null}
      {state.kind === 'asking' ? (
        <SignConsent
          picture={state.picture}
          onSend={() => {
            void signing.send().then((isSigned) => {
              if (isSigned) toast(SIGN_TOASTS.signed);
              else if (signing.state.getState().kind === 'failed') toast(SIGN_TOASTS.notSigned);
            });
          }}
          onClose={signing.forget}
        />
      ) : null}
      {state.kind === 'signed' ? (
        <SignedPicture picture={state.picture} signedAt={state.signedAt} onCheck={onCheck} />
      ) : null}
      <p className="verify-note">{SIGN_WORDS.untrusted}</p>
    </section>
  );
}

interface SignButtonProps {
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** The button, and the reason where it is disabled. */
function SignButton({ isBusy, onPress }: SignButtonProps) {
  const isOnline = useIsOnline();
  const isShown = useStudioState(({ status }) => status === 'active');
  const root = useLoaded(readSiteRoot);
  const isNotSetUp = root.status === 'ready' && root.value.kind === 'none';
  const obstacle = obstacleOf(isNotSetUp, isOnline, isShown);
  return (
    <>
      <button
        type="button"
        className="button-primary mt-4 w-full"
        disabled={obstacle !== null || isBusy}
        onClick={onPress}
      >
        <BadgeCheck size={18} strokeWidth={1.7} aria-hidden="true" />
        {isBusy ? SIGN_WORDS.sending : SIGN_WORDS.sign}
      </button>
      <p role="status" className="verify-obstacle">
        {obstacle}
      </p>
    </>
  );
}

function obstacleOf(isNotSetUp: boolean, isOnline: boolean, isShown: boolean): string | null {
  if (isNotSetUp) return SIGN_WORDS.notSetUp;
  if (!isOnline) return SIGN_WORDS.offline;
  return isShown ? null : SIGN_WORDS.nothingShown;
}

interface SignedPictureProps extends SignSectionProps {
  readonly picture: Blob;
  readonly signedAt: string;
}

function SignedPicture({ picture, signedAt, onCheck }: SignedPictureProps) {
  const time = formatDayAndTime(signedAt) ?? signedAt;
  return (
    <div className="verify-card">
      <h4 className="font-medium">{SIGN_WORDS.signedTitle}</h4>
      <p className="text-sm text-fg-2">{fillIn(SIGN_WORDS.signedAbout, { time })}</p>
      <div className="verify-actions">
        <button
          type="button"
          className="button-primary"
          onClick={() => {
            saveFile(
              picture,
              captureName(new Date(signedAt), SIGN_WORDS.fileName).replace(/\.png$/, '.jpg'),
            );
          }}
        >
          <Download size={18} strokeWidth={1.7} aria-hidden="true" />
          {SIGN_WORDS.save}
        </button>
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            onCheck(picture);
          }}
        >
          {SIGN_WORDS.check}
        </button>
      </div>
    </div>
  );
}
