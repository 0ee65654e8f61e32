import { useEffect, useRef, useState } from 'react';
import { ACCOUNT_SETTINGS_WORDS, SECURITY_WORDS } from '#content/account-settings-words.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { startTotp } from '#contracts/totp.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { askAgainWhoIsSignedIn } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { ConfirmAuthenticator, type Enrolment } from './confirm-authenticator.tsx';
import { PasswordStep } from './password-step.tsx';

interface AddAuthenticatorProps {
  readonly user: SignedInUser;
  readonly onClose: () => void;
}

/**
 * Adds an authenticator app in three steps: confirming who it is, the secret with its first code, the backup
 * codes.
 */
export function AddAuthenticator({ user, onClose }: AddAuthenticatorProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const close = (): void => {
    if (confirmed) askAgainWhoIsSignedIn();
    onClose();
  };
  return (
    <Dialog
      title={confirmed ? SECURITY_WORDS.codesTitle : SECURITY_WORDS.addTitle}
      close={ACCOUNT_SETTINGS_WORDS.close}
      onClose={close}
    >
      {enrolment === null ? (
        <Beginning user={user} onEnrolled={setEnrolment} onFailed={onClose} />
      ) : confirmed ? (
        <BackupCodes codes={enrolment.backupCodes} onDone={close} />
      ) : (
        <ConfirmAuthenticator
          enrolment={enrolment}
          onConfirmed={() => {
            setConfirmed(true);
            toast('authenticatorAdded');
          }}
        />
      )}
    </Dialog>
  );
}

interface BeginningProps {
  readonly user: SignedInUser;
  readonly onEnrolled: (enrolment: Enrolment) => void;
  readonly onFailed: () => void;
}

function Beginning({ user, onEnrolled, onFailed }: BeginningProps) {
  if (!user.hasPassword) return <WithoutPassword onEnrolled={onEnrolled} onFailed={onFailed} />;
  return (
    <PasswordStep
      email={user.email}
      lead={SECURITY_WORDS.askPassword}
      submit={SECURITY_WORDS.proceed}
      failure="authenticatorNotAdded"
      send={(password) => callApi(startTotp, { body: { password } })}
      onDone={onEnrolled}
    />
  );
}

/** There is no password to ask for: the secret is made at once. */
function WithoutPassword({ onEnrolled, onFailed }: Omit<BeginningProps, 'user'>) {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    callApi(startTotp, { body: {} }).then(onEnrolled, (problem: unknown) => {
      toast('authenticatorNotAdded', {}, problem instanceof ApiProblem ? problem.message : '');
      onFailed();
    });
  }, [onEnrolled, onFailed]);
  return (
    <p role="status" className="mt-6 text-fg-2">
      {ACCOUNT_SETTINGS_WORDS.working}
    </p>
  );
}
