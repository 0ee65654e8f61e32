import { useSearch } from '@tanstack/react-router';
import { ExpiredLink } from '#app/recovery/expired-link.tsx';
import { VerificationOutcome } from '#app/recovery/verification-outcome.tsx';

export function VerifyEmailPage() {
  const { token } = useSearch({ from: '__root__' });
  return token === undefined ? <ExpiredLink /> : <VerificationOutcome token={token} />;
}
