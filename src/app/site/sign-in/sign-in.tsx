import { useState } from 'react';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';

interface SignInProps {
  /** Starts at the code, after a sign-in with a provider. */
  readonly withCode?: boolean;
  readonly onSignedIn: (user: SignedInUser) => void;
}

/** Signing in: the password, and then the code of the authenticator app for people who have one. */
export function SignIn({ withCode = false, onSignedIn }: SignInProps) {
  const [step, setStep] = useState<'password' | 'code'>(withCode ? 'code' : 'password');
  if (step === 'code') {
    return (
      <CodeForm
        onSignedIn={onSignedIn}
        onStartOver={() => {
          setStep('password');
        }}
      />
    );
  }
  return (
    <PasswordForm
      onSignedIn={onSignedIn}
      onCodeNeeded={() => {
        setStep('code');
      }}
    />
  );
}
