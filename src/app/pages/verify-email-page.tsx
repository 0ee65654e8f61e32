import { useSearch } from '@tanstack/react-router';
import { ExpiredLink } from '#app/account/recovery/expired-link.tsx';
import { VerificationOutcome } from '#app/account/recovery/verification-outcome.tsx';

export function VerifyEmailPage() {
  const { token } = useSearch({ from: '__root__' });
  return token === undefined ? <ExpiredLink /> : <VerificationOutcome token={token} />;
}
