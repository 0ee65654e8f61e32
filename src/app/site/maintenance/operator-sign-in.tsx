import { navigate } from '#app/kit/router/router.ts';
import { useState } from 'react';
import { MAINTENANCE_WORDS } from '#content/maintenance-words.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { takeUser } from '#app/person/session/current-user.ts';
import type { LoginSearch } from '#app/site/sign-in/login-search.ts';
import { SignIn } from '#app/site/sign-in/sign-in.tsx';
import { SocialButtons } from '#app/site/sign-in/social-buttons.tsx';
import { SocialProblem } from '#app/site/sign-in/social-problem.tsx';
import { Dialog } from '#app/kit/ui/dialog.tsx';

interface OperatorSignInProps {
  /** What a provider answered, if one was asked. */
  readonly search: LoginSearch;
  readonly onClose: () => void;
}

/** The sign-in for operators while the rest of the app is unavailable. */
export function OperatorSignIn({ search, onClose }: OperatorSignInProps) {
  const [isStranger, setIsStranger] = useState(false);

  function takeIn(user: SignedInUser): void {
    takeUser(user);
    // The provider's answer has been dealt with: take it out of the address.
    void navigate({ to: '/', search: {}, replace: true });
    setIsStranger(user.role !== 'operator');
  }

  return (
    <Dialog
      title={MAINTENANCE_WORDS.signIn}
      description={MAINTENANCE_WORDS.signInReason}
      close={MAINTENANCE_WORDS.close}
      onClose={onClose}
    >
      <div className="mt-6">
        {isStranger ? (
          <p role="alert" className="form-note mb-4">
            {MAINTENANCE_WORDS.operatorsOnly}
          </p>
        ) : null}
        {search.error === undefined ? null : (
          <SocialProblem error={search.error} provider={search.provider} />
        )}
        <SignIn withCode={search.withCode} onSignedIn={takeIn} />
        <SocialButtons returnTo="/" />
      </div>
    </Dialog>
  );
}
