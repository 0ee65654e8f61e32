import { PROVIDER_NAMES, SOCIAL_PROBLEMS, SOME_PROVIDER } from '#content/account-words.ts';
import { fillIn } from '#content/fill-in.ts';
import type { SocialSignInError } from '#contracts/social-sign-in.ts';
import type { SignInProvider } from '#domain/account/account.ts';

interface SocialProblemProps {
  readonly error: SocialSignInError;
  readonly provider: SignInProvider | undefined;
}

/** Why signing in with a provider failed, and what to do about it. */
export function SocialProblem({ error, provider }: SocialProblemProps) {
  const { title, description } = SOCIAL_PROBLEMS[error];
  const name = provider === undefined ? SOME_PROVIDER : PROVIDER_NAMES[provider];
  return (
    <p role="alert" className="form-note account-part">
      <strong>{title}</strong>
      {fillIn(description, { provider: name })}
    </p>
  );
}
