import { useQuery } from '@tanstack/react-query';
import { Link } from '#app/kit/router/link.tsx';
import { LoaderCircle } from 'lucide-react';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { VERIFY_WORDS } from '#content/account-words.ts';
import { CONNECTION_WORDS } from '#content/form-words.ts';
import { ExpiredLink } from './expired-link.tsx';
import { VerificationHeading } from './verification-heading.tsx';
import { verificationQuery } from './verification.ts';

/** The state of a mailed link: being checked, accepted, no longer valid, or impossible to check. */
export function VerificationOutcome({ token }: { token: string }) {
  const { status, error, refetch } = useQuery(verificationQuery(token));
  if (status === 'pending') {
    return (
      <VerificationHeading title={VERIFY_WORDS.working}>
        <LoaderCircle
          size={28}
          strokeWidth={1.4}
          className="spinner text-fg-3"
          aria-hidden="true"
        />
      </VerificationHeading>
    );
  }
  if (status === 'success') {
    return (
      <VerificationHeading title={VERIFY_WORDS.doneTitle} lead={VERIFY_WORDS.done}>
        <Link to="/" className="button-primary">
          {VERIFY_WORDS.goOn}
        </Link>
      </VerificationHeading>
    );
  }
  if (error instanceof ApiProblem && error.code === 'link_expired') return <ExpiredLink />;
  const said = error instanceof ApiProblem ? error.message : '';
  return (
    <VerificationHeading
      title={VERIFY_WORDS.failedTitle}
      lead={said === '' ? CONNECTION_WORDS.offline : said}
    >
      <button type="button" className="button-primary" onClick={() => void refetch()}>
        {VERIFY_WORDS.retry}
      </button>
    </VerificationHeading>
  );
}
