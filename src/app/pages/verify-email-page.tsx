import { useSearch } from '#app/kit/router/use-search.ts';
import { ExpiredLink } from '#app/account/recovery/expired-link.tsx';
import { VerificationOutcome } from '#app/account/recovery/verification-outcome.tsx';

export function VerifyEmailPage() {
  const { token } = useSearch();
  return token === undefined ? <ExpiredLink /> : <VerificationOutcome token={token} />;
}
